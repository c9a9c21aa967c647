/** Spanish words that tell of harm, in English: for the classifier alone. */
export const SPANISH_DANGER = `
die: morir*|morirme|muera; died: murio|murieron; dead: muerto|muerta|muertos; death: muerte; dying: muriendo*
lol so: me muero de|muerta de|muerto de|muero de|me muero por; suicide: suicid*; kill: mata|matan|matar|mate|mato
kill me: matarme|me mata|me mate; kill myself: quitarme la vida|acabar con mi vida; kill him: matarlo; kill her: matarla
murder: asesin*; live: vivir|vivo|viva; alive: seguir vivo|seguir viva; wake up: despert*|despiert*; sleep: dormir*|duerm*
disappear: desaparec*|esfum*; end it: acabar con todo|terminar con todo|ponerle fin; finish: acab*|termin*
pills: pastilla*|pildora*|somnifer*|tableta*|medicament*|remedio*; bottle: frasco|botella*; swallowed: me trague|trago*|tragu*
took: tome|tomo|tomó|me tome; overdose: sobredosis; dose: dosis; rope: soga|cuerda|mecate; hang: ahorc*|colgar*
knife: cuchillo*|navaja*; blade: cuchilla*|hoja de afeitar; gun: pistola*|arma*|revolver|escopeta; shoot: dispar*|tiro|balazo*
bridge: puente*; roof: azotea|techo|tejado; balcony: balcon|barandal; window: ventana*; train tracks: via|vias|rieles; train: tren
jump: tirarme|tirar*|saltar*|aventar*|lanzar*; cut: cort*; cut myself: me corto|me corte|cortarme; burn: quem*; scratch: rasgun*
blood: sangre; bleeding: sangr*; wound: herida*; wrists: munecas; arms: brazos; arm: brazo; thighs: muslos; lighter: encendedor
goodbye: despid*|despedir*|adios; letter: carta para|cartas para|nota; planned: planead*|planeo; decided: decidi*|decidid*
date: fecha; ready: listo|lista|preparad*; burden: estorb*|carga|sobro; tired: cansad*|agotad*|hart*; hopeless: sin esperanza
no sense: sin sentido|no tiene sentido|no le veo sentido; pain: dolor|duele*; suffer: sufr*; empty: vaci*; alone: sol*
hits: pega|pegan|pego|pegó|golpe*|cachete*|bofetad*|punet*; hits me: me pega|me pego|me pegó|me golpea|me golpeo
belt: cinturon|correa|cinto; push: empuj*; choke: ahorca|ahorcó|estrangul*|asfixi*; neck: cuello|garganta; hair: jala del pelo
slap: cachetada; bruises: moreton*|moraton*|morados; black eye: ojo morado; broke: rompio|quebro; locked: encerr*|encierr*
key: llave*; phone: celular|telefono|movil; passport: pasaporte; papers: papeles|documentos; permission: permiso
checks my phone: me revisa el telefono|me revisa el celular|revisa; follows: sigue a|persig*|me sigue; threat: amenaz*
forces: oblig*|fuerza|forz*; rape: viol*; touch: toca|toco|tocó|toquet*|manose*; bed: cama; bedroom: cuarto|habitacion
stepfather: padrastro; uncle: tio; grandfather: abuelo; mother's boyfriend: novio de mi mama; teacher: profe|profesor|maestro
photos: fotos; naked: desnud*|sin ropa; secret: secreto; scared: asust*|miedo|aterr*; afraid: temo|tengo miedo|me da miedo
hide: escond*|ocult*; cry: llor*; shout: grit*; drunk: borrach*|tomado|ebrio; drinks: toma; drink: bebida|alcohol|tomar
drug: drog*; drugs: drogas; fever: fiebre; chest: pecho; heart: corazon; breathe: respir*; faint: desmay*; lips: labios; blue: azul|azules|morados
hospital: hospital; pregnant: embaraz*; does not move: no se mueve; baby: bebe; child: nino|nina|hijo|hija; children: hijos|ninos
weigh: peso; kilos: kilos; vomit: vomit*; eat: comer|como nada; without eating: sin comer|no como; fast: ayun*; thin: flac*|delgad*; fat: gord*; bones: huesos
revenge: veng*; pay for it: pagar por; sorry they will be: arrepent*; fire: fuego|incendi*; poison: veneno|envenen*; drown: ahog*
voices: voces; voice: voz; tells me: me dice|me dicen; orders: ordena*|manda; chip: chip; chosen: elegid*; marry: casan|casar|casarme
forced marriage: matrimonio forzado|me casan; sleeps: duerme; not anymore: ya no; cannot anymore: no puedo mas|no aguanto mas|ya no puedo
plays in bedroom: se encierra en su cuarto|se encierra a jugar|encerrado en su cuarto; is moving away: se va al|se va a la|se va lejos|se va de casa|se va a vivir|se va a estudiar|se va a trabajar|se va a espana|se va a europa|se va a estados|se muda|se marcha
stairs: escalera*; wall: pared; wait: esper*; customers: clientes; owe: debo|deuda*; trapped: atrapad*; abandoned: abandon*
`;
