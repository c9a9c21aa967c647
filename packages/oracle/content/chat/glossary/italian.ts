/** Italian words as the families would have them in English; see `
inEnglish`. */ export const ITALIAN_WORDS = `; i: io; you: tu|ti|te|lei signora|voi|oracolo; he: lui|egli; she: lei
we: noi; they: loro; me: mi|me; my: mio|mia|miei|mie; his: suo|sua|suoi|sue; your: tuo|tua|tuoi|tue; us: ci
our: nostro|nostra|nostri|nostre; the: il|lo|la|i|gli|le|l; a: un|uno|una; himself: si|se stesso; him: gli|lo
with me: con me; and: e|ed; or: o|oppure; but: ma|però|pero; because: perché ho|poiché|siccome
that: che|quello|quella|cio; this: questo|questa|questi|queste|sto|sta cosa; of: di|del|della|dei|delle|dello|d
to: a|al|alla|ai|per; in: in|nel|nella|nei; with: con|col; without: senza; for: per; between: tra|fra
since: da|dal|dalla|da quando; until: fino|fino a|finché; about: su|sul|sulla|riguardo; not: non; yes: sì; no: no
if: se; very: molto|tanto|cosi|così|troppo; more: più|piu; no longer: non più|non piu; less: meno
a lot: molti|molte|tanta|tanti; a little: poco|un po; nothing: niente|nulla; something: qualcosa; nobody: nessuno
someone: qualcuno; everyone: tutti|tutte; everything: tutto|tutta; always: sempre; never: mai
again: di nuovo|ancora una volta; still: ancora; already: già; now: ora|adesso|in questo momento; today: oggi
tomorrow: domani; yesterday: ieri; tonight: stasera|stanotte; this week: questa settimana
next week: settimana prossima|prossima settimana; this weekend: questo weekend|fine settimana|weekend
this month: questo mese; next month: mese prossimo|prossimo mese; this year: quest anno|questo anno
next year: anno prossimo|l anno prossimo|prossimo anno; years: anni; year: anno; months: mesi; month: mese
weeks: settimane; week: settimana; days: giorni; day: giorno|giornata; hours: ore; hour: ora del; night: notte|notti
morning: mattina|mattino; evening: sera; time: tempo|momento|volta|volte; age: età; soon: presto; late: tardi
ago: fa; what: cosa|che cosa|cos è|cos e|qual è|qual e|quale
what does it mean: cosa significa|che significa|vuol dire|significa|cosa vuol dire; when: quando; where: dove
why: perché|perche|come mai; how: come; how much: quanto|quanta|quanto costa; how many: quanti|quante
how long: quanto tempo|fino a quando|quanto dura; who: chi; which day: che giorno|quale giorno
best day: giorno migliore|giorno giusto|buon giorno per; better: meglio|migliore; worse: peggio
good: buono|buona|bene|bello|bella|bel; bad: male|cattivo|brutto|brutta; true: vero|verità; normal: normale
it passes: passa|che passa; big: grande|grosso; small: piccolo|piccola; short: corta|corto; new: nuovo|nuova|nuovi
old: vecchio|vecchia; first: primo|prima|per prima|per primo; second: secondo|seconda
last: ultimo|ultima|scorso|scorsa; next: prossimo|prossima; other: altro|altra|altri|altre|l altro
same: stesso|stessa; alone: solo|sola|da solo|da sola; together: insieme; two: due; three: tre; four: quattro
five: cinque; six: sei mesi; eight: otto; ten: dieci; is: è|sta|e vero; am: sto; i am: sono|io sono
are: siamo|siete|sono tutti|stiamo|sei; was: era|ero|stato|stata; be: essere|sia|sarà|stare
there is: c è|c e|ci sono; have: avere|abbiamo|hanno|avete; i have: ho|avevo; has: ha|aveva
did: fatto|ho fatto|ha fatto; do: fare|faccio|fa così|fai|facendo
what do i do: cosa faccio|che faccio|cosa devo fare|che devo fare|cosa fare|cosa posso fare
should i: devo|dovrei|dovrò|mi conviene|conviene; go: andare|vado|va|vanno|andiamo|andarmene
come: venire|viene|vengo; came: venuto|venuta; want: volere|vogliono|vuoi; i want: voglio|vorrei|ho voglia
wants: vuole|vorrebbe; can: può|puo|possono|puoi|potere|potrò; i can: posso|riesco
can not: non posso|non riesco|non ce la faccio; know: sapere|sa|sai|conoscere; i do not know: non so|non lo so|boh
say: dire|dico|dimmi|dirmi; says: dice|dicono; said: detto|ha detto|disse|mi ha detto
tell: dirglielo|dirgli|dirle|raccontare|dire a; told: raccontato|ho detto|gli ho detto
talk: parlare|parlo|parla|parliamo|parlarne; talked: parlato|abbiamo parlato
does not talk to me: non mi parla|non mi parla più|non mi rivolge la parola
ask: chiedere|chiedo|chiedergli|invitare; invited: invitato|invitata|invito; give: dare|do|da a|dato
take: prendere|prendo|preso; get: ottenere|ricevere|ricevuto|avrò; see: vedere|vedo|vede|vedi|guardare|guarda
saw: visto|vista|ho visto; think: pensare|penso|pensa|pensi|credo|crede
feel: sentire|sento|sente|mi sento|provo|prova; like: piacere|piace|mi piace|gli piaccio|piaccio
he likes me: gli piaccio|le piaccio; need: bisogno|ho bisogno|serve; help: aiuto|aiutare|aiutami|aiutarmi
wait: aspettare|aspetto|aspetta; leave: lasciare|lascio|andarsene|andare via|lasciarlo|lasciarla
left me: mi ha lasciato|mi ha lasciata|mi ha mollato|mi ha mollata|mi ha scaricata
stay: restare|rimanere|resto|rimango; start: iniziare|cominciare|inizio|aprire|apro
stop: smettere|smesso|smetto|fermare|basta; quit smoking: smesso di fumare|smettere di fumare
finish: finire|finito|finita|terminare; change: cambiare|cambio|cambia|cambiamento|cambierà
happen: succedere|succede|succederà|accadere; happened: successo|accaduto
work: lavorare|lavoro come|funziona|lavora; does not work: non funziona|non va; job: lavoro|impiego|posto di lavoro
pay: pagare|pago|si paga; buy: comprare|compro|comprato; sell: vendere|vendo|venduto
lend: prestare|prestato|presto soldi; owe: mi deve|mi devono; live: vivere|vivo|vive|abitare|abito
live together: convivere|convivenza|andare a convivere|vivere insieme
move: trasferirmi|trasferire|traslocare|trasloco|trasferisco; travel: viaggiare|viaggio|vacanza|vacanze|volo
write: scrivere|scrivo|scrive|scritto|scrivergli|scriverle|gli scrivo|le scrivo; text: messaggio|messaggi|whatsapp
call: chiamare|chiamo|chiama|chiamarla|chiamarlo|telefonata; called: chiamato|ha chiamato
answer: rispondere|risposta|risponde
does not answer: non risponde|non mi risponde|non mi risponde più|non mi scrive|non mi scrive più
does not answer: visualizza e non risponde|non si fa sentire|sparito|sparita
find: trovare|trovo|troverò|cercare|cerco|cercando; meet: incontrare|incontrerò|conoscere qualcuno
met: conosciuto|incontrato|incontrata; read: leggere|legge|letto|lettura; sleep: dormire|dormo|dorme|sonno|insonnia
i can not sleep: non riesco a dormire|non dormo|non dormo più; dream: sognare|sogno|sognato|incubo|sogni
teeth: denti|dente; eat: mangiare|mangio; drink: bere|beve|alcol; smoke: fumare|fumo|sigarette
cry: piangere|piango|piange|pianto; bite everyone: mordo tutti
fight: litigare|litighiamo|lite|litigio|litigato|litigi; hurt: fa male|ferito|ferita|soffro|soffrire
forgive: perdonare|perdono|perdonarlo|perdonarla; forget: dimenticare|dimentico|dimenticarlo|dimenticarla
get over: superare|dimenticare il mio ex|dimenticarlo; miss: mi manca|manca|nostalgia|mi mancano
trust: fidarmi|fiducia|fidare|fido; cheat: tradire|tradisce|infedele|corna|tradimento
cheated on me: mi ha tradito|mi ha tradita; lie: mentire|mente|bugia|bugie|mentito; hide: nasconde|nascondere
come back: tornare|torna|tornerà|ritornare|ritorna|tornerà da me
get back together: tornare insieme|rimetterci insieme
break up: lasciarci|rottura|separarci|separazione|lasciati|mollarci
marry: sposare|sposarmi|sposarsi|mi sposo|sposerò|si sposa; married: sposato|sposata|sposati
wedding: matrimonio|nozze; marriage: matrimonio; divorce: divorzio|divorziat*|divorziare
engaged: fidanzat*|fidanzamento; pregnant: incinta|gravidanza; baby: bambino|bimbo|neonato|bebè
have a baby: rimanere incinta|avere un figlio|avere un bambino; die: morire|muore|morte
died: morto|morta|è morto|è morta|mancato|scomparso; funeral: funerale; grief: lutto; love: amore|amare
loves me: mi ama|mi vuole bene; i love: amo|lo amo|la amo; in love: innamorat*|innamorarmi; soulmate: anima gemella
relationship: relazione|rapporto|storia; partner: compagno|compagna|partner
boyfriend: ragazzo|fidanzato|moroso|il mio ragazzo; girlfriend: ragazza|fidanzata|la mia ragazza; husband: marito
wife: moglie; ex: ex; crush: cotta|mi piace un ragazzo|mi piace una ragazza; guy: tipo|uomo|un ragazzo
girl: una ragazza|tipa; woman: donna|donne; man: uomo|uomini; kiss: bacio|baciato|baciare
date: appuntamento|uscire con; jealous: geloso|gelosa|gelosia; distance: distanza|a distanza; single: single
other woman: un altra|altra donna; friend: amico|amica|amici|amiche
best friend: migliore amica|migliore amico|miglior amico; mother: madre|mamma; father: padre|papà|babbo
parents: genitori; sister: sorella; brother: fratello; son: figlio; daughter: figlia; children: figli|bambini|bimbi
grandmother: nonna; grandfather: nonno; grandchild: nipote|nipotino|nipotina; aunt: zia; uncle: zio
cousin: cugino|cugina; mother in law: suocera; father in law: suocero; in laws: suoceri|cognata|cognato
family: famiglia; neighbor: vicino di casa|vicini|vicina; boss: capo|capa|titolare|responsabile
coworker: collega|colleghi; roommate: coinquilino|coinquilina; dog: cane|cagnolino|cagnolina
cat: gatto|gatta|gattino; pet: animale; teacher: professore|professoressa|prof|maestra
doctor: medico|dottore|dottoressa; people: gente|persone; house: casa; apartment: appartamento; home: a casa
rent: affitto; landlord: padrone di casa|proprietario; room: stanza|camera; bed: letto; car: macchina|auto
city: città|citta; country: paese; abroad: estero|all estero; school: scuola; university: università|facoltà
study: studiare|studio; exam: esame|esami|maturità|concorso; pass: superare l esame|passare|passerò
fail: bocciato|bocciata|fallire|fallimento; interview: colloquio; meeting: riunione; contract: contratto
sign: firmare|firmo; deadline: scadenza; promotion: promozione; raise: aumento; salary: stipendio
fired: licenziato|licenziata|licenziamento|mi hanno licenziato|mi hanno licenziata|perso il lavoro
quit: licenziarmi|dimissioni|dare le dimissioni|lasciare il lavoro
business: attività|azienda|negozio|ristorante|impresa; customers: clienti; money: soldi|denaro; debt: debito|debiti
rich: ricco|ricca; loan: prestito|mutuo; invest: investire|investimento; lottery: lotteria|superenalotto
luck: fortuna|sfortuna; career: carriera; retire: pensione; project: progetto
sold mothers house: venduto la casa di mamma; tired: stanc*|esaust*|sfinit*|stuf*; burned out: burnout|esaurit*
stress: stress|stressat*; sad: triste|tristezza|depress*|giù; lonely: solitudine|mi sento solo|mi sento sola
angry: arrabbiat*|rabbia|furios*|incazzat*; afraid: paura|spaventat*|fa paura|terrore
anxious: ansia|ansios*|nervos*; worried: preoccupat*|preoccupa; happy: felice|contento|contenta|felici
ashamed: vergogn*|imbarazz*; guilty: colpa|in colpa; confused: confus*|pers*; hope: speranza|spero
crazy: pazzo|pazza|matto; strange: strano|strana; distant: distante|freddo|fredda; bored: annoi*|noia
health: salute; sick: malato|malata|malattia; hospital: ospedale; operation: operazione|intervento; pain: dolore
weight: peso|dimagrire|grassa; diet: dieta; hair: capelli; therapy: terapia|psicolog*; phone: telefono|cellulare
photo: foto; blurry: sfocata|sfuocata|mossa; story: storie; blocked: bloccat*; secret: segreto
problem: problema|problemi; advice: consiglio|consigli; decision: decisione|decidere|scelta|scegliere
future: futuro; life: vita; world: mondo; energy: energia|energie; god: dio; pray: pregare
curse: malocchio|maledizione|fattura; spell: incantesimo|rito|legamento; soul: anima; karma: karma
past life: vite passate|vita passata; purpose: scopo|missione; sign: segno|segni|segno zodiacale
compatible: compatibil*|stanno bene insieme; horoscope: oroscopo; astrology: astrologia
astrologer: astrologo|astrologa; chart: tema natale|carta natale|carta astrale; rising sign: ascendente
moon sign: segno lunare|la mia luna; full moon: luna piena; new moon: luna nuova; moon: luna; sun: sole
mercury: mercurio; venus: venere; mars: marte; jupiter: giove; saturn: saturno; uranus: urano; neptune: nettuno
pluto: plutone; retrograde: retrogrado|retrogrado; saturn return: ritorno di saturno; eclipse: eclissi
north node: nodo nord; transit: transito; card: carta|carte; tarot: tarocchi
pull a card: tira una carta|pesca una carta|estrai una carta; number: numero
life path: numero del destino|sentiero di vita; palm reading: lettura della mano; palm: mano|palmo|mani
life line: linea della vita; heart line: linea del cuore; head line: linea della testa; line: linea
app: app|applicazione; cost: costa; price: prezzo; subscription: abbonamento; cancel: cancellare|disdire|annullare
free: gratis|gratuito; human: umano|persona vera; machine: macchina|robot; generic: generico|generica
wrong: sbagliato|sbagliata; thanks: grazie|grazie mille; hello: ciao|salve|buongiorno|buonasera
bye: arrivederci|addio; joke: battuta|scherzo; lol: ahah|ahaha|haha; aries: ariete; taurus: toro; gemini: gemelli
cancer: cancro; leo: leone; virgo: vergine; libra: bilancia; scorpio: scorpione; sagittarius: sagittario
capricorn: capricorno; aquarius: acquario; pisces: pesci; monday: lunedì|lunedi; tuesday: martedì|martedi
wednesday: mercoledì|mercoledi; thursday: giovedì|giovedi; friday: venerdì|venerdi; saturday: sabato
sunday: domenica; january: gennaio; february: febbraio; march: marzo; april: aprile; may: maggio; june: giugno
july: luglio; august: agosto; september: settembre; october: ottobre; november: novembre; december: dicembre
christmas: natale; birthday: compleanno; spring: primavera; summer: estate; autumn: autunno; winter: inverno
empty: vuoto|vuota
learn: imparare|imparo; is it too late: è tardi|troppo tardi|alla mia età; swim: nuotare|nuoto; dance: ballare|ballo; drive: guidare|patente; cook: cucinare; sing: cantare
my father is sick: mio padre è malato|papà è malato|padre malato; my mother is sick: mia madre è malata|mamma è malata; does not help: non aiuta|non mi aiuta; can not stop thinking: non riesco a smettere di pensare|smettere di pensare
tell him: dirgli|dirglielo; tell her: dirle; should i tell: glielo dico|devo dire; what do i tell: cosa gli dico|cosa le dico|che gli dico; how do i tell: come gli dico|come le dico|come dico
i like him: mi piace; we work together: lavoriamo insieme; coworker: collega|colleghi|colleghe; envy: invidia|invidios*; gossip: pettegolezz*|sparla; flight: volo|aereo; afraid of flying: paura di volare|paura dell aereo
decide: decidere|decisione|prende una decisione; house: in questa casa; grandchildren: nipoti; soccer team: la mia squadra|squadra; lost: perso; is it worth: vale la pena; get over: superare|dimenticare
will he come back: tornerà|torna da me|tornera; sent by mistake: per sbaglio; embarrassed: figuraccia|che figura; quit smoking: smettere di fumare; lose weight: dimagrire|dieta; gym: palestra; course: corso
visa: visto|permesso; teacher: professore|professoressa|maestra; car: macchina|auto; garden: giardino; plant: piantare; mistake: errore|sbagliato; cold: freddo|fredda|distante; dinner: cena; lunch: pranzo; trying: provando|cerchiamo
born: nato|nata|nati|nacque; birth date: data di nascita; lies: mentendo; lied: mentito
`;
