import type { ToldTable } from './told-table.ts';

export const ITALIAN_TOLD: ToldTable = {
  names: {
    partner: 'ragazz[oa]|marito|moglie|fidanzat[oa]|compagn[oa]|tipo|tipa|moroso|morosa|partner',
    child: 'figli[oa]?|figlie|bambin[oaie]|bimb[oaie]|adolescente|piccol[oa]',
    parent: 'madre|mamma|padre|papa|genitori|nonn[oai]|miei',
    friend: 'amic[oa]|amiche|amici|miglior amic[oa]|migliore amic[oa]|bestie',
    boss: 'capo|capa|superiore|responsabile|titolare|datore|boss',
    job: 'lavoro|ufficio|posto|impiego|azienda',
    pet: 'cane|cagnolin[oa]|cagna|gatt[oa]|gattin[oa]|micio|micia|coniglio|cavallo',
    sad: 'triste|piango|piangere|pianto|paura|sol[oa]|manca|male|depress[oa]|dolore',
    others:
      'figli[oa]|madre|mamma|padre|papa|amic[oa]|capo|colleg[ah]i?|fratello|sorella|suocer[oa]|vicin[oi]|coinquilin[oa]|prof|cane|gatto|bimb[oa]',
  },
  entries: `
driving-failed = se passerai l'esame di guida
  patente|esame di guida|guida + bocciat*|di nuovo|terza volta|due volte
dropped-out-hidden: È un peso grande da tenere dentro.
  genitori|mamma|papa|famiglia + non sanno|non sa|pensano|credono + lasciato|mollato|smesso|abbandonato + universita|uni|studi
hanged-man = cosa dice l'Appeso quando torna più volte
  appeso|l appeso + tirato|uscito|carta|volte|tarocchi
craft-later = se lasciare un lavoro sicuro per un mestiere
  lasciare|licenziarmi|mollare + banca|ufficio|lavoro + falegnam*|panettier*|artigian*|ceramica|sarta|mestiere
parent-far-alone: È dura essere lontani.
  mia madre|mio padre|i miei genitori|mia mamma|i miei + sola|solo|soli|da sola|da solo + colpa|lontan*
move-back-parent = se tornare a casa per tuo padre o tua madre
  mio padre|mia madre|mio papa|mia mamma + solo|sola + tornare|torno|rientrare
retiring-soon: Che passo, la pensione.
  pensione + settimana|prossim*|ultimo giorno|mese|dopo + paura|felice|content*|anni
abroad-calls-less = se c'è un'altra persona quando chiama sempre meno
  marito|ragazzo|fidanzato|moglie|ragazza|fidanzata + estero|lontano|fuori + chiama|scrive + meno|quasi piu|sempre meno
acts-different = se vuole lasciarti perché è diverso
  ragazzo|ragazza|marito|moglie|fidanzato|fidanzata + strano|strana|diverso|diversa|freddo|fredda|distante + lasciarmi|lasciare|chiudere|finire
love-after-divorce = se dopo il divorzio torna l'amore
  divorzi*|separata|separato + amore|qualcuno|sola|solo + ancora|di nuovo|trovero|trovare
left-after-years: Mi dispiace tantissimo.
  mio marito|mia moglie|il mio compagno + andato via|se ne e andato|mi ha lasciat*|andata via + anni|ieri|dopo
fooled-cursed = se c'è una maledizione sull'amore
  maledetta|maledizione|malocchio|fattura + uomini|amore|sempre
alone-trip = se è egoista partire da sola
  sola|solo|da sola + mare|viaggio|vacanza|settimana + egoista
another-try = se vale la pena riprovare
  esame|concorso|test|medicina + terza volta|quarta volta|ancora|di nuovo + vale la pena|smettere|mollare|continuare
own-use-eviction = cosa fare se devi lasciare la casa
  padrone di casa|proprietario|proprietaria + vuole la casa|sfratt*|dobbiamo uscire|andare via|lasciare
dream-rain-inside = cosa significa sognare la pioggia in casa
  sognato|sogno + pioveva|pioggia|piove|allag*
first-day: I nervi del primo giorno sono normali.
  primo giorno + domani|lunedi + paura|nervos*|ansia|lavoro|scuola
study-own-or-parents = se studiare quello che vogliono i tuoi o quello che ami
  i miei|genitori|mio padre|mia madre + vogliono|dicono|vuole + legge|medicina|ingegneria|giurisprudenza|economia + io voglio|mi piace|amo|preferisco
grown-child-silent = se mandare un biglietto a tua figlia
  mia figlia|mio figlio + non mi parla|non mi parla piu + compleanno|biglietto|detto|cartolina
partner-died: Mi dispiace tanto per la tua perdita.
  perso (?:mio|mia) (?:marito|moglie|compagno|compagna)|perso il mio (?:ragazzo|compagno|fidanzato)|sono vedov[oa]|rimast[oa] vedov[oa]
parent-died: Mi dispiace tanto per la tua perdita.
  perso (?:mio|mia|il mio|la mia) (?:padre|madre|papa|mamma)|perso i miei genitori|mancat[oa] (?:mio|mia) (?:padre|madre)
pet-died: Mi dispiace tanto per il tuo animale.
  perso il mio (?:cane|gatto) - trov*|scappat*
aunt: Auguri!
  sono zi[oa]|diventat[oa] zi[oa]|mia nipote|mio nipote|divento zi[oa] + nat[oa]|sono|diventat[oa]|oggi
child-got-in: Complimenti a tuo figlio!
  {child} + ammess[oa]|pres[oa] all|laureat[oa]|promoss[oa]|passato|diplomat[oa] - non
friend-slept: Mi dispiace per quello che ti hanno fatto.
  {friend} + andata a letto|andato a letto|baciato|stata con|stato con|se la fa con + {partner}|ex
friend-took-crush = cosa fare se l'amica esce con chi ti piace
  {friend} + ragazzo che mi piace|ragazza che mi piace|mia cotta|mio crush|la persona che mi piace
ex-house = cosa fare se l'ex vuole la casa
  ex|ex marito|ex moglie + casa|appartamento|beni + meta|vuole|vendere
move-or-mother = cosa fare se l'altro vuole trasferirsi e tu non vuoi lasciare tua madre
  {partner} + trasferir*|andare via|lontano|citta|estero + mia madre|mia mamma|mio padre|i miei
lies = cosa fare se l'altro ti mente
  {partner} + mente|bugie|bugiard[oa]|mentito|mentendo
test-results-other: È un'attesa dura.
  {parent}|{partner}|{child} + risultat*|biopsia|esami|referto|esito + paura|aspett*|preoccupat[oa]|ansia - universita|maturita
boss-slow = cosa fare se il capo ti trova lento
  {boss} + lent[oa]|piu veloce
not-picked: Mi dispiace che non ti abbiano scelto.
  non mi hanno scelt[oa]|non sono stat[oa] scelt[oa]|non mi hanno convocat[oa]|esclus[oa] + squadra|cast|coro|spettacolo|provino
father = cosa fare con un padre che non ti parla
  mio padre e io|io e mio padre|con mio padre + non ci parliamo|non parlo|litigato|non ci sentiamo
left-me = cosa fare ora che è finita
  ci siamo lasciati|mi sono lasciat[oa]|si e lasciato + non mangio|non dormo|piango|male|mese|settiman*|giorni
rising-means = cosa significa quell'ascendente
  @sign + ascendente + significa|vuol dire|com e|cosa e
am-pregnant = se può essere una gravidanza
  ciclo|mestruazioni + ritardo|non arriva|saltato|non mi vengono|mesi
married-man = cosa aspettarti da chi è sposato
  non lascia la moglie|lasciare la moglie|lascera la moglie|e sposato|amante
sleep-apart = cosa fare se dormite separati
  {partner} + dormiamo separati|letti separati|camere separate|dorme sul divano|dormo sul divano|russa
turned-down: Mi dispiace per il rifiuto.
  due di picche|mi ha rifiutat[oa]|friendzone|solo amici|mi ha detto di no
wedding-left-out = cosa fare se ti lasciano fuori da un ruolo alle nozze
  sorella|fratello|amic[oa] + sposa|matrimonio + non sono|non mi ha chiesto|nemmeno|neanche + testimone|damigella
no-holiday = cosa fare se ti negano le ferie
  {boss} + ferie|permesso|vacanz* + negat[oe]|rifiut*|non mi da
birthday-plan = cosa fare al tuo compleanno
  compleanno + programm*|piani|cosa fare|festeggiare
value-me = come farti apprezzare al lavoro
  {boss}|{job} + apprezz*|valorizz*|riconosc*
forgot-day = cosa fare se ha dimenticato il tuo giorno
  {partner} + dimenticat* + compleanno|anniversario
meet-parents = come conoscere i genitori dell'altro
  conoscere i suoi|conosco i suoi|conoscere i suoi genitori|conoscere i suoceri
tell-father = se dirlo al padre
  incinta + al padre|lui non lo sa|dirglielo|il padre - mio padre|miei genitori
grades = cosa fare con i brutti voti
  {child} + brutto voto|brutti voti|preso 4|preso 3|preso 5|bocciat[oa]|insufficienz*
mother-calls = cosa fare con una madre che chiama sempre
  madre|mamma + chiama + volte|continuamente|sempre|tutti i giorni
child-sleeps = cosa fare se tuo figlio non vuole dormire da solo
  {child} + dormire da sol[oa]|dorme con noi|dorme con me|nel lettone|nel nostro letto
offer-partner = cosa fare se l'altro non vuole trasferirsi per il tuo lavoro
  offert[oa]|proposta|trasferimento|posto + {partner} + non vuole|resta|rimane|trasferir*|seguir*
wrong-study = cosa fare se hai dubbi sulla facoltà
  facolta|universita|corso + sbagliat*|non mi piace|dubbi*|odio|pent*|non fa per me
double-life: Mi dispiace per quello che hai scoperto.
  {partner} + doppia vita|altra famiglia|figlio con un altra
no-meeting = cosa vuol dire scrivere e non vedersi mai
  scrive|messaggi|chatta + mai vederci|non vuole vedermi|mai uscire|non ci vediamo mai|scuse|non vuole uscire|vedersi mai|mai vedersi
crush-unaware = come avvicinarti a chi ti piace
  mi piace|crush|cotta + esisto|non sa|non mi conosce|timid[oa]|coraggio|avvicinar*
not-posted = cosa vuol dire non comparire mai sui suoi social
  non mi posta|non posta|non mi tagga|non pubblica + me|foto|social|insta*|noi|mai
late-home = cosa fare se l'altro torna sempre tardi
  {partner} + torna tardi|rientra tardi|torna sempre|rincasa + {job}|notte|telefono|sempre|risponde
fits-now = se tra voi è finita
  finita + tra noi|davvero|per sempre|tra me|definitivamente
pet-dying: Mi dispiace che il tuo animale stia così male.
  {pet} + eutanasia|sopprimer*|addormentar*|terminale|sta morendo|puntura - e mort[oa]|abbiamo dovuto
pet-ill: Mi dispiace che il tuo animale sia malato.
  {pet} + malat[oa]|veterinari[oa]|non mangia|vomita|opera*|sta male - mort[oa]
proposed: Congratulazioni per la proposta!
  mi ha chiesto di spos*|proposta di matrimonio|chiesto la mano|ci sposiamo|mi sposo|mi ha fatto la proposta - quando|paura|dubbi*|mai|data
together-again: Sono contento per voi.
  tornati insieme|rimessi insieme|tornata insieme|di nuovo insieme + felice|finalmente|content[oa]|felici - {sad}
first-kiss: Che bello!
  ci siamo baciati|mi ha baciat[oa]|primo bacio|ci siamo baciate - ex|tradit*|{sad}
baby-born: Auguri per il bambino!
  e nat[oa]|ho partorito|e arrivat[oa] + nostr[oa]|mi[oa]|felic[ei]|ieri|oggi|bimb[oa]|finalmente - {sad}|pessima|incapace|nipot*
grandchild: Auguri!
  sono nonn[oa]|diventat[oa] nonn[oa]|nipotin[oa]|divento nonn[oa] - mort[oa]|vedere
pregnant-glad: Auguri!
  incinta + felice|felici|finalmente|gioia|non ci credo|emozionata - {sad}
promoted: Congratulazioni per la promozione!
  sono stat[oa] promoss[oa]|mi hanno promoss[oa]|ho avuto la promozione|ho ottenuto la promozione - esame|scuola|bocciat*
got-job: Congratulazioni per il lavoro!
  mi hanno assunt[oa]|sono stat[oa] assunt[oa]|mi hanno pres[oa]|ho trovato lavoro|ho trovato un lavoro|ho avuto il posto|ho ottenuto il posto|ho ottenuto il lavoro|ho il lavoro - non mi|in giro
own-flat: Che bello, casa tua!
  casa tutta mia|mia prima casa|mio primo appartamento|mio appartamento|vado a vivere da sol[oa]|vivo da sol[oa] + finalmente|felice|chiavi|prima|tutta - triste|piango
bought-home: Congratulazioni per la casa!
  abbiamo comprato|ho comprato|abbiamo preso|rogito + casa|appartamento
pet-new: Che gioia!
  adottat[oa]|abbiamo preso|preso + {pet}|cucciolo|cucciola
got-in: Congratulazioni per l'ammissione!
  ammess[oa]|pres[oa]|entrat[oa]|passato il test + universita|medicina|test|master|facolta - non
graduated: Congratulazioni per la laurea!
  mi sono laureat[oa]|sono laureat[oa]|laurea presa|ho finito l universita|mi sono diplomat[oa]
driving-passed: Congratulazioni per la patente!
  preso|passato|superato|promoss[oa] + patente|guida|teoria - non|bocciat*
smoke-free: Complimenti!
  senza fumare|smesso di fumare|senza sigarette + mesi|settimane|giorni|mese|anno
birthday-sad: Mi dispiace che il compleanno sia così.
  compleanno|oggi compio + {sad}|nessuno|dimenticat*
turning: Quel numero fa effetto.
  compio|faccio|sto per compiere|compiro + 30|40|50|60|trenta|quaranta|cinquanta|sessanta - minuti|euro
birthday-glad: Buon compleanno!
  e il mio compleanno|il mio compleanno|oggi compio|faccio gli anni - dimentic*|suo
met-someone: Che bella notizia.
  ho conosciuto|sono innamorat[oa]|mi sono innamorat[oa] + felice|nuvole|meraviglios[oa]|stupend[oa]|settimo cielo - {sad}|sposat[oa]|fidanzat[oa]
ex-marries: Mi dispiace, è una notizia che fa male.
  ex + si sposa|sposat[oa]|matrimonio|sposarsi
ex-baby: Mi dispiace, è una notizia che fa male.
  ex + aspetta|incinta|figlio|bambino|papa|padre - mi fa vedere|mantenimento|nostr[oi]|vedere
ex-seen: Vedere un ex con un'altra persona fa male.
  visto il mio ex|vista la mia ex|incontrato il mio ex|visto la mia ex|foto del mio ex|incontrato la mia ex + altr[oa]|nuov[oa]|ragazz[oa]|qualcun*
ex-wants-back = se vale la pena tornare con l'ex
  ex + vuole tornare|seconda possibilita|altra possibilita|riprovare|riprovarci|mi rivuole|tornare insieme|tornare con me - tornera|torna da
ex-pesters = cosa fare con un ex che continua a scrivere
  ex + continua a|mi tartassa|non smette|insiste|mi perseguita|non mi lascia in pace
ex-still = cosa fare se ami ancora il tuo ex
  ex + ancora|sempre + amo|innamorat[oa]|penso|dimentic* - pensa|mi ama
silent-likes = cosa vuol dire che guarda le storie e non scrive
  storie|storia|like|likes|cuoricino + non scrive|non mi scrive|non risponde|sparit[oa]|vuol dire|significa|guarda|non si fa|senza
unfollowed = cosa vuol dire che non ti segue più
  smesso di seguirmi|non mi segue piu|unfollow*|mi ha rimoss[oa]|mi ha tolt[oa] + insta*|social|lui|lei|tiktok|seguir*|segue|facebook
left-by-text: Mi dispiace che sia finita così.
  lasciat[oa]|mollat[oa]|chiuso|scaricat[oa] + messaggio|whatsapp|messaggi|vocale|sms - ho lasciato|visualizzat*
i-left: Anche lasciare fa male.
  l ho lasciat[oa]|ho lasciato il|ho lasciato la|ho lasciato mio|ho lasciato mia|ho chiuso con|ho rotto con + colpa|male|pent[oa]|pentit[oa]|manca|giusto|triste|rimors* - {job}|scuola
break-up-how = come dire che vuoi lasciarlo
  lasciarl[oa]|chiudere|lasciare|rompere + come glielo|come dirglielo|non so come|come faccio a dirgli|come si fa|senza ferir* - {job}
partner-leaves: Mi dispiace che voglia andarsene.
  {partner} + vuole separarsi|vuole il divorzio|vuole lasciarmi|vuole divorziare|chiesto il divorzio|chiesto la separazione|vuole la separazione|si vuole separare|mi vuole lasciare|se ne vuole andare
  lui|lei + vuole separarsi|vuole il divorzio|vuole lasciarmi|vuole divorziare|chiesto il divorzio|chiesto la separazione|vuole la separazione|si vuole separare|mi vuole lasciare|se ne vuole andare - {others}|{partner}
not-ready = cosa vuol dire non essere pronti
  non e pront[oa]|niente di serio|non vuole una relazione|non vuole impegn*|non cerca niente|non si sente pront[oa]|non vuole una storia
i-go-abroad = se la storia regge se parti tu
  io parto|parto per|mi trasferisco|vado a vivere|devo trasferirmi|vado via + {partner}|relazione|storia|noi + resta|regge*|distanza|dura*|rimane|paura
goes-abroad = se la storia regge con l'altro lontano
  {partner} + parte|si trasferisce|va a vivere|va a lavorare|lo trasferiscono|va via|se ne va + estero|anno|mesi|lontan[oa]|erasmus|germania|londra|citta|milano|america|spagna|francia - {friend}|parto|figli[oa]|altra donna|ex
  lui|lei + parte|si trasferisce|va a vivere|va a lavorare|lo trasferiscono|va via|se ne va + estero|anno|mesi|lontan[oa]|erasmus|germania|londra|citta|milano|america|spagna|francia - {friend}|parto|figli[oa]|altra donna|ex - {others}|{partner}
crush-taken = cosa fare se l'altra persona è impegnata
  mi piace|innamorat[oa]|cotta|presa di + fidanzat[oa]|ha la ragazza|ha il ragazzo|impegnat[oa]|ha una ragazza|sta con - mio|mia|sono fidanzat[oa]|sposat[oa]
date-vanished = perché qualcuno sparisce dopo un bell'appuntamento
  appuntamento|uscit[oai]|uscita|serata + sparit[oa]|non mi scrive|non si e fatto|non si fa sentire|nessun messaggio|ghost*|piu niente
after-sex = cosa vuol dire il silenzio dopo una notte
  fatto l amore|stati a letto|andati a letto|stati insieme|sesso|scopato + sparit[oa]|non scrive|fredd[oa]|non mi scrive|stran[oa]|non si fa|distante
no-marriage = cosa fare se l'altro non vuole sposarsi
  {partner} + non vuole sposar*|non si vuole sposare|non crede nel matrimonio|non vuole il matrimonio
  lui|lei + non vuole sposar*|non si vuole sposare|non crede nel matrimonio|non vuole il matrimonio - {others}|{partner}
wants-baby-i-not = cosa fare se solo l'altro vuole un figlio
  vuole un figlio|vuole figli|vuole un bambino|vuole un altro|vuole il secondo|vuole dei figli + io no|non so|non voglio|non me la sento
housework = come dividere il lavoro in casa
  {partner} + non mi aiuta|non aiuta|non fa niente|non fa nulla|non muove un dito|non pulisce + casa|niente|nulla|figli|dito|bambin*
  lui + non mi aiuta|non aiuta|non fa niente|non fa nulla|non muove un dito|non pulisce + casa|niente|nulla|figli|dito|bambin* - {others}|{partner}
gaming = cosa fare con chi gioca sempre
  {partner} + videogiochi|play|playstation|gioca|console
  lui + videogiochi|play|playstation|gioca|console - {others}|{partner}
gambles = cosa fare con chi scommette
  {partner} + scommess*|slot|gioco d azzardo|casino|gratta|scommette|ludopat*
  lui + scommess*|slot|gioco d azzardo|casino|gratta|scommette|ludopat* - {others}|{partner}
no-time = cosa fare se l'altro non ha mai tempo
  {partner} + lavora sempre|lavora troppo|non ha tempo|mai tempo|pensa solo al lavoro|non c e mai|sempre al lavoro
  lui|lei + lavora sempre|lavora troppo|non ha tempo|mai tempo|pensa solo al lavoro|non c e mai|sempre al lavoro - {others}|{partner}
his-friends = cosa fare se l'altro esce sempre senza di te
  {partner} + con gli amici|con i suoi amici|con le amiche|esce|calcetto + sempre|ogni|senza di me|mi lascia|tutti
  lui + con gli amici|con i suoi amici|con le amiche|esce|calcetto + sempre|ogni|senza di me|mi lascia|tutti - {others}|{partner}
partner-low = come aiutare chi ami e sta male
  {partner} + depress[oa]|depressione|sta male|giu|perso il lavoro|disoccupat[oa]|ansia|crisi - con me
partner-spends = cosa fare con chi spende tutto
  {partner} + spende|spese + soldi|tutto|troppo|stipendio
  lui + spende|spese + soldi|tutto|troppo|stipendio - {others}|{partner}
his-mother = cosa fare se difende sempre sua madre
  sua madre|suocera|sua mamma|mammone + difende|parte|ragione|sempre|mammone
criticizes = cosa fare con chi critica sempre
  {partner} + critica|mi sminuisce|niente va bene|rimprover*|mi fa sentire|ha da ridire
male-friends = cosa fare se l'altro non accetta i tuoi amici
  {partner} + gelos[oa]|non vuole|non sopporta|da fastidio|si arrabbia + amici|amico|amicizie|esca
found-messages = cosa fare con i messaggi che hai trovato
  trovato|visto|scoperto|letto + messaggi|chat|foto|conversazion* + altra|altro|telefono|cellulare|donna|collega
two-loves = come scegliere tra due persone
  due uomini|due ragazzi|due persone|due donne|due ragazze|entrambi|tutti e due + amo|innamorat[oa]|scegliere|piac*
married-crush = cosa fare se sei in coppia e ti piace un'altra persona
  sono sposat[oa]|sono fidanzat[oa]|ho un ragazzo|ho una ragazza|sto con il mio + mi piace un|innamorat[oa] di|un altr[oa]|attratt[oa]|collega|invaghit[oa]
no-desire = cosa fare quando il desiderio va via
  non mi attrae|non lo desidero|non provo attrazione|nessun desiderio|calo del desiderio|non ho voglia + {partner}|lui|lei|desiderio|sesso
lonely-couple = cosa fare con la solitudine in coppia
  sol[oa] + matrimonio|{partner}|coppia|sposat[oa] + sento|anche se|accanto|nonostante - parte|single|senza|mort[oa]
moved-in-fights = cosa fare con i litigi da quando vivete insieme
  conviviamo|conviviamo|convivenza|viviamo insieme|a vivere insieme + litig*|discut*
trust-again = come tornare a fidarti
  fidarmi di nuovo|tornare a fidar*|fidarmi ancora|non riesco a fidarmi|fiducia di nuovo|non mi fido piu
online-money = cosa fare se qualcuno conosciuto online chiede soldi
  internet|online|tinder|facebook|instagram|chat|mai visto|conosciuto + mi chiede soldi|chiesto soldi|chiede dei soldi|soldi|ricarica - prestat*|amic[oa]
online-love = se un amore online può essere vero
  internet|online|virtuale|discord|chat|tiktok + innamorat[oa]|amore|storia|sentimenti + mai|dal vivo|virtuale|conosc*|vist*
secret = cosa fare se vuole tenerlo nascosto
  segreto|nascosto|nascondere|di nascosto|nessuno sappia|nessuno deve sapere + {partner}|storia|relazione|noi|lui|lei
serious = se fa sul serio
  fa sul serio|e serio|mi prende in giro|gioca con me|sta giocando|solo per sesso|si sta divertendo|mi usa
the-one = come capire se è la persona giusta
  la persona giusta|uomo della mia vita|donna della mia vita|e quello giusto|e lui quello|e quella giusta|amore della mia vita - quando|incontr*|trover*
alone-christmas: Mi dispiace che tu passi quei giorni senza nessuno.
  natale|capodanno|feste|vigilia + sol[oa]
end-alone: È una paura molto diffusa.
  paura|temo|mai|rester* + rimanere sol[oa]|restare sol[oa]|non trovare nessuno|trovero mai nessuno|zitella|restero sol[oa]|rimarro sol[oa]|non trovero mai|mai nessuno|finire sol[oa]
friends-marry = cosa fare quando tutti si sposano tranne te
  tutt[ie]|le mie amiche|i miei amici + spos*|figli|fidanzat[ie]|incinta|matrimoni* + io|single|tranne|sol[oa]
divorce-kids = come proteggere i figli in una separazione
  divorzi*|separ* + figli[oa]?|bambin[io]|bimb[io] - miei genitori|non mi fa
divorce-final: Mi dispiace che pesi tanto.
  ho firmato il divorzio|firmato la separazione|sono divorziat[oa]|divorzio ufficiale + vuot[oa]|triste|stran[oa]|oggi|ieri|male
custody = cosa fare se non ti fanno vedere i figli
  affido|affidamento|non mi fa vedere|mi impedisce|non mi lascia vedere + figli[oa]?|bambin[io]|bimb[io]
child-support = cosa fare se non paga il mantenimento
  mantenimento|assegno|alimenti + non paga|non mi paga|non versa|ex|non da
step-kids = come fare con i figli dell'altro
  suoi figli|sua figlia|suo figlio|figliastr[oai]|figli del mio|figlia del mio + non mi accett*|odia*|non mi sopport*|difficile|non mi vuole|non mi vogliono
wedding-speech = come fare un discorso di nozze
  matrimonio|sposa|nozze + discorso|brindisi|parlare davanti
tell-parents-pregnant = come dire ai tuoi che sei incinta
  incinta + genitori|madre|mamma|padre|papa|miei + dir*|sanno|sa|dico
tell-parents-exam = come dire ai tuoi che non è andata
  bocciat[oa]|non ho passato|esame|esami|laurea|universita|mollato + genitori|madre|mamma|padre|papa|miei|casa + dir*|sanno|coraggio|pagano|dico|confess*|bugi*
tell-parents-love = come parlare ai tuoi della tua storia
  ragazz[oa]|fidanzat[oa]|relazione|storia + genitori|madre|mamma|padre|papa|miei + dir*|sanno|presentar*|dico|parlarne
marry-pressure = cosa rispondere a chi ti vuole sposata
  famiglia|genitori|madre|tutti|zie|parenti + pression*|insist*|chied* + spos*|matrimonio
baby-questions = cosa rispondere a chi chiede del bambino
  chied*|domand*|pression* + figli|bambino|bimbo|incinta|nipote|gravidanza + tutti|famiglia|suocera|sempre|quando|parenti|gente
cant-quit = cosa fare se non puoi lasciare il lavoro
  non posso|non riesco a|impossibile + licenziarmi|lasciare il {job}|mollare|lasciarlo|smettere + famiglia|figli|mutuo|affitto|soldi|stipendio|bollette
family-support = come mettere un limite quando tutti contano su di te
  mantengo|contano su di me|dipendono da me|pago tutto|solo io lavoro|mando soldi + famiglia|casa|tutti|genitori|fratelli
siblings-no-help = cosa fare se i fratelli non aiutano
  fratell[oi]|sorell[ae] + non aiuta*|non mi aiuta*|non fa niente|non fanno niente|se ne frega*|non si occupa* + {parent}
mother-baby = cosa fare con una madre che si intromette col bambino
  madre|mamma|suocera|nonna + intromett*|critica|si mette in mezzo|mette bocca|impicc*|dice la sua|invadente + bambin[oa]|figli[oa]|bimb[oa]|nipot*|neonat[oa]|gravidanza
teen-room = cosa fare con un figlio che si chiude in camera
  {child} + chiud[eo]|camera|chius[oa]|stanza + non|sempre|parla|chius[oa]|esce - vuota|ordine
child-phone = cosa fare con un figlio sempre al telefono
  {child} + telefono|cellulare|tablet|videogiochi|play|schermo|tiktok + sempre|tutto il giorno|dipendente|ore|attaccat[oa]|non stacca|non molla
child-no-call = cosa fare se un figlio non chiama
  {child} + non mi chiama|non chiama|non si fa sentire|non viene mai|non mi cerca|mai una telefonata
child-moves = cosa fare quando un figlio va via di casa
  {child} + va via|si trasferisce|parte|se ne va|va a vivere|va a studiare|esce di casa|e andat[oa] via + casa|universita|vivere|citta|piango|vuot[oa]|estero|lontan[oa]|studiare|sol[oa]
baby-sleep: Mi dispiace che tu sia così stanca.
  neonat[oa]|bimb[oa]|bambin[oa]|bebe|{child} + non dorme|si sveglia|notti|notte - incub*
bad-mother: Capita a moltissime, dopo un parto.
  partorito|parto|neonat[oa]|mamma|madre|maternita|bimb[oa] + pessima madre|cattiva madre|incapace|non ce la faccio|fallit*|non all altezza|piango|inutile|non provo
child-eats = cosa fare se un figlio mangia poco
  {child} + non mangia|mangia poco|mangia niente|non vuole mangiare|quasi niente|mangia pochissimo
bullied = cosa fare se bullizzano tuo figlio
  {child} + bulli*|prendono in giro|picchi*|insult*|esclus[oa]|deris[oa] + scuola|class*|compagni|bulli*
tantrums = cosa fare con i capricci
  capricci|crisi di rabbia|terribili due
kids-fight = cosa fare se i figli litigano
  miei figli|mie figlie|i bambini|i figli + litigano|si picchiano|litigi|si menano
child-gay = cosa dire a un figlio che fa coming out
  {child} + gay|lesbica|trans|omosessuale|bisessuale|coming out
child-partner = cosa fare se il ragazzo di tua figlia non ti piace
  ragazzo di mia figlia|ragazza di mio figlio|fidanzat[oa] di mi[oa] figli[oa]|mio genero|mia nuora|suo ragazzo|sua ragazza + non mi piace|non sopporto|tratta|cattiva influenza|tossic[oa]
child-home = cosa fare con un figlio adulto che non fa niente
  {child} + non fa niente|non fa nulla|non lavora|non studia|bamboccion*|non cerca lavoro
school-starts: È normale commuoversi.
  {child} + inizia l asilo|inizia la scuola|primo giorno|prima elementare|asilo|nido
favorite = cosa fare se preferiscono tuo fratello
  {parent} + preferi*|cocco|cocca + fratell[oi]|sorell[ae]
parents-divorce: Mi dispiace per i tuoi.
  miei genitori|i miei|mamma e papa + si separano|divorzi*|separ*|si lasciano
parents-fight = cosa fare se i tuoi litigano
  miei genitori|i miei|mamma e papa + litigano|urlano|litig*
father-gone = se vale la pena cercare tuo padre
  padre|papa + non lo vedo|mai conosciuto|non lo conosco|abbandonat[oa]|se n e andato|cercarlo|contattarlo|anni che|da anni
nursing-home = se una casa di riposo è la scelta giusta
  casa di riposo|rsa|ospizio|casa di cura + {parent}|suocer[oa]
dementia: Mi dispiace che tu stia vivendo questo.
  {parent}|marito|moglie + alzheimer|demenza|non mi riconosce
surgery-other: Mi dispiace che tu debba aspettare così.
  {parent}|{partner}|{child}|sorella|fratello + operazione|operano|operare|operat[oa]|intervento|chirurg*
mother-far = cosa fare con il senso di colpa per la distanza
  {parent} + lontan[oa]|da sol[oa]|estero + colpa|in colpa|manca|mancano|preoccup* - mort[oa]|malat[oa]
miss-child: Mi dispiace che tu sia lontano dai figli.
  lontan[oa] d(?:ai miei figli|a mio figlio|a mia figlia)|mi mancano i miei figli|mi manca mio figlio|mi manca mia figlia - mort[oa]|andat[oa]|parte|partit[oa]
trying-baby: Mi dispiace che l'attesa sia così lunga.
  proviamo|provando|cerchiamo|cercando|pma + figlio|bambino|incinta|gravidanza|bimbo
near-retirement = se resistere fino alla pensione
  pensione + mesi|anno|anni|manca* + capo|resist*|mollare|{job}|licenzi*|tengo
retired = cosa fare della pensione
  pensione|pensionat[oa] + non so|noia|vuot[oa]|paura|inutile|annoi*|fare
night-work = come staccare dal lavoro la notte
  non dormo|dormire|notte|insonnia|staccare + {job} - turni|turno
boss-yells = cosa fare con un capo che urla
  {boss} + urla|grida|umilia|davanti a tutti|sgrida|insulta|mi tratta di
not-paid = cosa fare se non ti pagano
  {boss}|azienda|stipendio|{job} + non mi paga*|non paga*|ritardo|mi deve|mi devono|arretrat*
overtime = cosa fare quando lavori troppo
  {job}|lavoro|lavorando + troppe ore|straordinari*|12 ore|10 ore|non ho vita|non ho piu una vita|weekend
credit = cosa fare se si prendono il merito del tuo lavoro
  collega|{boss} + merito|meriti|mia idea|mie idee|ruba|copia
passed-over = cosa fare se promuovono un altro
  promoss[oa]|promozione|promuov* + collega|altr[oa]|al posto mio|invece di me|non me
work-mistake = cosa fare dopo un errore al lavoro
  errore|sbagliat[oa]|casino|cazzata|pasticcio + {job}|{boss}|cliente
work-bored = cosa fare con la noia al lavoro
  annoi*|noia|noios[oa] + {job}
quit-free: Sono contento per te!
  mi sono licenziat[oa]|dato le dimissioni|lasciato il {job}|mollato il {job} + liber[oa]|felice|sollevat[oa]|legger[oa]|finalmente
quit-scared: È normale avere le vertigini.
  mi sono licenziat[oa]|dato le dimissioni|lasciato il {job}|mollato il {job} + paura|e adesso|e ora|pent*|ansia|panico
contract-ends = cosa fare se non ti rinnovano
  contratto + scade|scadenza|rinnov*|finisce|termina
jobless-long: Mi dispiace che duri così tanto.
  disoccupat[oa]|senza lavoro|cerco lavoro|cercando lavoro|in cerca di lavoro + mesi|anni|anno|speranza|sper*|arrend*|niente|nessun*
no-answers = perché nessuno risponde alle candidature
  curriculum|cv|candidatur* + nessuno|niente|rispond*|rispost*
back-from-leave = come tornare dopo la maternità
  maternita|rientro al {job}|torno al {job}|tornare al {job}|tornare a lavorare + bimb[oa]|bambin[oa]|figli[oa]|colpa|maternita|nido
impostor = cosa fare con la sindrome dell'impostore
  impostor[ei]|non all altezza|non sono all altezza|non sono capace + {job}|sindrome|ruolo|colleghi
evicted = cosa fare se ti mandano via di casa
  padrone di casa|padrona di casa|proprietari[oa]|sfratt* + sfratt*|mand*|via|lasciare|uscire
no-flat = come trovare casa
  non trovo|trovare|cerco|cercando + casa|appartamento|stanza|affitto - comprare
scammed: Mi dispiace per la truffa.
  truff*|raggir*|phishing|fregat[oa]
save-money = come mettere da parte i soldi
  risparmiare|mettere da parte|risparmi
new-city = cosa fare con la solitudine in una città nuova
  citta nuova|nuova citta|mi sono trasferit[oa]|appena trasferit[oa] + sol[oa]|nessuno|amici|triste|conosco
stolen: Mi dispiace per il furto.
  rubat[oa]|rubato|ladri|scippat[oa] + telefono|cellulare|bici*|borsa|portafogli*|auto|macchina|casa|motorino
panic: Mi dispiace che tu stia vivendo questo.
  attacc[oh]i? di panico|attacchi di panico|attacco di panico|attacchi d ansia|crisi di panico
test-results: È un'attesa dura.
  aspett*|attes[ao]|referto|esito + biopsia|esami|analisi|medic[oa]|risonanza|tac|mammografia|referto
surgery-me: È normale avere paura prima di un intervento.
  mi operano|mia operazione|mio intervento|devo operarmi|devo fare un intervento|mio cesareo
cry-always: Mi dispiace che tu pianga tanto.
  piango|piangere + sempre|tutti i giorni|per niente|senza motivo|continuamente|per tutto|non so perche|ogni - bimb[oa]|figli[oa]
angry = cosa fare con tanta rabbia
  arrabbiat[oa]|rabbia|nervos[oa]|incazzat[oa]|irritabile + sempre|tutti|tutto|continuamente|tanta - {child}
empty: Mi dispiace che tu ti senta così.
  vuot[oa] + sento|dentro|vita - casa|camera|frigo
unmotivated: Mi dispiace che manchi la voglia.
  voglia di niente|voglia di fare niente|voglia di fare nulla|nessuna motivazione|demotivat[oa]|niente mi entusiasma|senza stimoli
ugly: Mi dispiace che tu ti veda così.
  brutt[oa]|grass[oa]|cess[oa] + sento|sono|vedo|specchio
menopause = cosa fare con la menopausa
  menopausa|vampate
lost-life = cosa fare quando ti senti senza direzione
  pers[oa]|smarrit[oa]|senza meta + vita|sento|sono - {pet}|chiavi|anello|telefono|{job}|peso
stuck = cosa fare quando ti senti bloccato
  bloccat[oa]|ferm[oa]|intrappolat[oa] + sento|vita|sono - insta*|whatsapp|mi ha
fear-future = cosa fare con la paura del futuro
  paura|ansia|preoccupat[oa]|spaventa + futuro
bad-day: Mi dispiace per la giornata.
  giornata di merda|giornataccia|brutta giornata|giornata orribile|pessima giornata|giornata no|giornata terribile
friend-moves: Mi dispiace che vada lontano.
  {friend} + si trasferisce|parte|va a vivere|se ne va + estero|lontan[oa]|citta|triste|paese|vivere
friend-couple = cosa fare se l'amica non ha più tempo
  {friend} + ragazz[oa]|fidanzat[oa] + tempo|da quando|sparit[oa]|messo da parte|trascura|solo con - mio ex|tratta
friend-bad-love = come aiutare un'amica con un amore sbagliato
  {friend} + ragazzo|fidanzato|marito + tratta male|tossic[oa]|tradisce|controlla|manipola
friend-fight = se scrivere per primi dopo una lite
  {friend} + litigat[oa]|litigato|lite|discusso|arrabbiat[oa]|litigio
friend-uses = cosa fare con chi ti cerca solo se ha bisogno
  {friend} + solo quando|bisogno|per interesse|mi usa|approfitta
friend-low = come aiutare chi sta male
  {friend} + sta male|depress[oa]|depressione|aiutar*|aiuto|momento difficile - mort[oa]
exam-tomorrow = cosa fare la sera prima dell'esame
  domani + esame|verifica|interrogazione|maturita|compito + non so niente|non ho studiato|panico|ansia|agitat[oa]|non so nulla
thesis = come finire la tesi
  tesi|tesina
not-admitted: Mi dispiace che non sia andata.
  non sono entrat[oa]|non mi hanno pres[oa]|non sono stat[oa] ammess[oa]|non ho passato il test + universita|medicina|test|facolta|master
teacher = cosa fare con un professore che ce l'ha con te
  prof|professor*|maestr[oa] + odia|ce l ha con me|ingiust[oa]|non mi sopporta|umilia
better-year = se il prossimo anno sarà migliore
  2027|prossimo anno|anno prossimo|anno nuovo|quest anno|2026 + migliore|meglio|orribile|pessimo|mio anno|distrutt[oa]|schifo|terribile|dura|duro
haircut = se è un buon giorno per tagliare i capelli
  tagli*|parrucchier[ea]|tinta + capelli|parrucchier[ea]|frangia
joke = una battuta
  barzelletta|battuta|fammi ridere
who-are-you = chi sono
  chi sei|come ti chiami|cosa sei
how-are-you: Grazie di averlo chiesto.
  come stai|come va|tutto bene tu - con lui|con lei|tra noi
not-asked: Scusa.
  non ho chiesto questo|non e quello che ho chiesto|non hai risposto|non era la mia domanda|non c entra
promised-bad: Mi dispiace per la giornata.
  hai detto|avevi detto|dicevi|secondo te + giornata|oggi|settimana|mese + male|rubat*|schifo|rott[oa]|multa|pessima|orribile|merda|storto
thanks: Di niente!
  grazie mille|grazie tante|ti ringrazio|grazie per|grazie di
happy: Che gioia!
  felice|felicissim[oa]|content[oa]|giorno piu bello|che gioia + oggi|tanto|cosi|sono|giorno|vita - non sono|{sad}|saro|quando|essere felice
`,
};
