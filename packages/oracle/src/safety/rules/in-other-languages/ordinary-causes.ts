/** What people are worn out by on an ordinary day, and laughter, in the six languages; as normalised text has them. */
export const ORDINARY_CAUSES = [
  'laughface|haha[ha]*|hehe[he]*|jaja[ja]*|jeje[je]*|kk+|rs(?:rs)*|mdr|ptdr|xd|lol|lmao|risa|rire|lachen|rir|rindo|ridere|hasi',
  // Spanish
  'trabajo|jef[ea]|oficina|calor|frio|exam(?:en|enes)|ruido|vecin[oa]s?|turnos?|universidad|clases?|escuela|dieta|gimnasio|trafico|ninos|bebe|suegr[oa]s?|tareas?|mudanza|hambre|sueno|novi[oa]|marido|espos[oa]|lunes|serie|juego|esperar|ganas de ver[a-z]*',
  // French
  'travail|boulot|taf|patron(?:ne)?|chefs?|bureau|chaleur|canicule|froid|examens?|exams?|partiels|bruit|voisins?|voisine|regime|ecole|fac|cours|bac|metro|enfants?|gosses|belle mere|menage|faim|attendre|attente|copain|copine|mec|mari|lundi|jeu',
  // German
  'arbeit|job|chefs?|chefin|buro|hitze|kalte|prufung(?:en)?|klausur(?:en)?|larm|nachbarn?|uni|schule|diat|training|sport|verkehr|kinder|schwiegermutter|umzug|hunger|warten|essen|satt|freund|freundin|mann|montag|spiel|muskelkater|laufen|kilometer|baustelle',
  // Portuguese
  'trabalho|chefe|escritorio|provas?|enem|vestibular|barulho|vizinh[oa]s?|faculdade|escola|academia|transito|criancas|sogra|fome|ansios[oa]|ansiedade|saudades?|namorad[oa]|segunda|jogo|praia|mapa',
  // Italian
  'lavoro|capo|ufficio|caldo|freddo|esam[ei]|rumore|vicin[oi]|universita|scuola|palestra|traffico|bambini|suocera|fame|aspettare|compiti|trasloco|ragazz[oa]|fidanzat[oa]|lunedi|gioco',
  // Hindi in Latin letters
  'kaam|boss|office|garmi|thand|exams?|pariksha|shor|padosi|padhai|naukri|traffic|bhookh|boyfriend|girlfriend',
].join('|');

/** What else is ended, left or missed: a journey, a job, a couple. */
export const OTHER_ENDS =
  'vacaciones|viaje|viajo|vuelo|boda|contrato|relacion|noviazgo|novi[oa]|trabajo|curro|tabaco|dieta|deuda|mudanza|vacances|voyage|contrat|relation|copain|copine|mec|clope|travail|boulot|regime|urlaub|reise|umzug|vertrag|beziehung|freund|freundin|job|arbeit|rauchen|diat|ferias|viagem|namoro|relacionamento|casamento|trabalho|emprego|divida|cigarro|faxina|tcc|vacanza|ferie|viaggio|contratto|relazione|storia|fidanzat[oa]|lavoro|fumo|chhutti|shaadi|naukri|kaam|exam|libro|livre|livro|buch|serie|laughface|jaja[ja]*|kk+|mdr|haha[ha]*|lol';
