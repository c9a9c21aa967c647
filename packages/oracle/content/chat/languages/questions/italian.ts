import { ITALIAN_EVERYDAY } from './everyday/italian.ts';
import type { QuestionTable } from './question-table.ts';
import { ITALIAN_TOLD } from './told/italian.ts';

export const ITALIAN_QUESTIONS: QuestionTable = {
  opening: 'Vuoi sapere {asked}.',
  inEnglish: 'Per ora rispondo in inglese:',
  and: 'e',
  he: 'lui|ragazzo|fidanzato|uomo|tipo|un amico|un mio amico',
  she: 'lei|ragazza|fidanzata|donna|tipa|una mia amica|un amica',
  everyday: ITALIAN_EVERYDAY,
  told: ITALIAN_TOLD,
  entries: `
dead-ok: Mi dispiace molto per la tua perdita.
  mort*|mancat*|scompars* + sta bene|in pace|mi vede|mi protegge|dove si trova|dov e
sign-from-dead: Hai sognato qualcuno che non c'è più, e mi dispiace.
  sognato|sogno|sogni + mort*|defunt*|scompars*|nonn* - dent*
pet-died: Mi dispiace molto per il tuo animale.
  cane|cagnolin*|gatt*|coniglio + mort*|perso|soppress*|addorment*
grandparent-died: Mi dispiace molto per la tua perdita.
  nonn* + mort*|mancat*|perso
parent-died: Mi dispiace molto per la tua perdita.
  padre|madre|papa|mamma|babbo + mort*|mancat* da|perso mio padre|perso mia madre|ho perso
partner-died: Mi dispiace molto per la tua perdita.
  marito|moglie|compagn*|fidanzat* + mort*|e mancat*
child-lost: Mi dispiace tantissimo.
  aborto spontaneo|perso il bambino|perso il mio bambino|perso il bimbo
friend-died: Mi dispiace molto per la tua perdita.
  amic* + e morto|e morta|e mancat*
someone-died: Mi dispiace molto per la tua perdita.
  e morto|e morta|sono morti|e venuto a mancare|e venuta a mancare - telefono|batteria
cancel = come disdire
  disd*|annull*|cancell* + abbonamento|premium|app|iscrizione
  come disdico|smettere di pagare
delete = come cancellare il tuo account e i tuoi dati
  cancell*|elimin* + account|dati|profilo|chat|conversazione
price = quanto costa
  quanto costa|e gratis|quanto si paga|il prezzo|prezzo|si paga
privacy = chi legge quello che scrivi qui
  chi legge|qualcuno legge|e privato|privacy|miei dati
real = se parli con una persona o con un programma
  sei reale|sei una persona|sei un robot|sei umano|sei umana|sei un bot|persona vera|una ia
language = se posso rispondere in italiano
  parli italiano|in italiano
believe = se l'astrologia è vera
  astrologia|oroscop* + vero|vera|funziona|credere|scienza|davvero
what-can = cosa posso fare per te
  cosa sai fare|cosa puoi fare|cosa posso chiederti
how-works = come funziona
  come funziona
pregnant-work = cosa fare se al lavoro non rispettano la gravidanza
  incinta|gravidanza + capo|lavoro|titolare|datore + pes*|scatol*|turni|in piedi|solleva*
pregnant-left = cosa fare se sei incinta e lui è sparito
  incinta + sparit*|lasciat*|andato via|se n e andato|mollat*
no-kids = cosa fare se solo uno vuole figli
  non vuole figli|non vuole avere figli|non vuole bambini
nightmares = cosa fare con gli incubi di tuo figlio
  figli*|bambin* + incub*
pet-lost = come ritrovare il tuo animale
  cane|gatt*|cagnolin* + scappat*|pers*|sparit*|smarrit*|non torna
gay = cosa fare se la famiglia non ti accetta
  gay|lesbica|bisessuale|trans|omosessuale + madre|padre|genitori|famiglia|mamma|papa
partner-ex = cosa fare se l'altra persona sente ancora l'ex
  sua ex|suo ex|la ex|l ex + sente|scriv*|like|foto|contatt*|vede|amic*|segue - mio ex|mia ex
roommate = cosa fare con chi divide casa con te
  coinquilin*
no-love-words = cosa fare se non dice mai ti amo
  mai|non + dice ti amo|detto ti amo|dice che mi ama|mi dice ti amo
goes-abroad = cosa fare se l'altra persona va lontano
  ragazz*|fidanzat*|marito|moglie|compagn* + parte|va via|si trasferisce|va + erasmus|mesi|estero|lontano|un anno
car = se comprare l'auto adesso
  macchina|auto|moto + compr*
learn-late = se è tardi per imparare
  imparare|iniziare|cominciare + piano|pianoforte|chitarra|strumento|violino|cantare
study-late = se vale la pena studiare adesso
  studiare|universita|laurea|iscriver* + anni|eta|tardi + vale|tardi|eta|senso|ancora|a
not-invited = cosa fare se non ti invitano
  matrimonio|si sposa|compleanno + non mi ha invitat*|non sono invitat*|non mi hanno invitat*|non mi invit*
suspicious = cosa fare con chi controlla tutto
  mi controlla|controlla il|non si fida|possessiv*|geloso|gelosa + ragazz*|fidanzat*|marito|moglie|telefono|lui|lei
parents-career = cosa fare se i tuoi vogliono un'altra strada per te
  genitori|padre|madre|papa|mamma|miei + vuole che|vogliono che + faccia|studi|diventi|sia|medicina|legge
child-drops-out = cosa fare se tuo figlio vuole lasciare gli studi
  figli* + lasciare|mollare|smettere|abbandonare + universita|scuola|studi|facolta
grades = cosa fare con i brutti voti
  figli* + voti|pagella|bocciat*|insufficien*
no-talk = cosa fare se non vi parlate più
  non ci parliamo piu|non parliamo piu|non parliamo|non abbiamo piu niente da dirci + marito|moglie|compagn*|ragazz*|anni|coppia
neighbors = cosa fare con vicini rumorosi
  vicin* + rumor*|musica|feste|abbaia|dormire|urla*|casino
age-gap = se la differenza d'età conta
  differenza d eta|differenza di eta|anni piu di me|anni meno di me|piu grande di me|piu giovane di me|anni in piu
drinks = cosa fare se l'altra persona beve troppo
  beve|alcol*|ubriac* + padre|madre|papa|mamma|fratello|figlio
  beve|alcol|ubriac* + marito|ragazz*|fidanzat*|moglie|compagn*
lied = se si può perdonare una bugia
  perdon* + mentit*|bugi*
phone = cosa fare se l'altra persona vive al telefono
  telefono|cellulare + marito|ragazz*|fidanzat*|moglie|compagn* - controlla
not-introduced = perché non ti presenta alla famiglia
  non mi presenta|presentarmi|non mi ha presentat* + famiglia|genitori|amici|suoi
forgot-day = cosa fare se dimentica una data
  dimenticat*|scordat* + anniversario|compleanno
bored-couple = cosa fare con la noia nella coppia
  noia|annoi*|routine|monoton* + coppia|relazione|ragazz*|marito|fidanzat*|storia
blocked = perché ti ha bloccato
  mi ha bloccat*|bloccat* ovunque
lost-thing = come ritrovare quello che hai perso
  perso|non trovo|smarrit* + anello|chiavi|portafoglio|telefono|orecchin*|fede|collana|documenti
left-out = cosa fare se gli amici escono senza di te
  amic* + senza di me|non mi invit*|mi escludono|non mi chiam*
new-job = come iniziare bene il nuovo lavoro
  nuovo lavoro|lavoro nuovo|primo giorno|inizio a lavorare|inizio un
wedding-nerves = come vivere i giorni prima delle nozze
  mi sposo|ci sposiamo + ansia|nervos*|paura|mese|settiman* - quando
ex-and-friend = cosa fare quando un'amica esce con il tuo ex
  amic* + mio ex|mia ex|col mio ex + esce|esc*|sta|frequent*|insieme|vede
two-signs = se i due segni vanno d'accordo
  @two-signs + compatib*|accordo|amore|insieme|coppia|relazione|futuro|lui|lei|ragazz*|fidanzat*|marito|bene - ascendente
planet-in = cosa significa questa posizione
  @planet + @sign + significa|vuol dire
mercury-when = quando finisce Mercurio retrogrado
  mercurio + quando|fino a quando|finisce
mercury-retro = se Mercurio è retrogrado e cosa fa
  mercurio + retro*|influ*
planet-retro = se quel pianeta è retrogrado
  @planet + retro*
saturn-return = quando è il tuo ritorno di Saturno
  ritorno di saturno
full-moon-me = come la luna piena agisce su di te
  luna piena + me|mi|influ*|effett*|rito|rituale|fare|significa
full-moon = quando è la prossima luna piena
  luna piena|plenilunio
new-moon = quando è la prossima luna nuova
  luna nuova|novilunio
eclipse = quando è la prossima eclissi e cosa significa per te
  eclissi
rising-no-time = cosa si può sapere dell'ascendente senza l'ora esatta
  ascendente + ora|orario|l ora + non so|senza|non conosc*|non ricord*|solo|non c e|non ho
  ascendente + mattina|sera|notte|mattino + solo|non so
rising = qual è il tuo ascendente
  ascendente
moon-sign = qual è il tuo segno lunare
  segno lunare|mia luna|luna natale
venus-sign = cosa dice la tua Venere dell'amore
  mia venere
partner-sign = quale segno va meglio con te
  @sign + quale segno|che segno|quali segni|con chi + compatib*|accordo|amore|meglio|adatto
fits-sign = se vai d'accordo con quel segno
  @sign + compatib*|d accordo|affinita|sta bene con
horoscope = cosa dice l'oroscopo per quel segno
  @sign + oroscopo|oggi|questa settimana|questo mese|domani|previsioni
sign-in-love = com'è quel segno in amore
  @sign + amore|innamorat*|conquist*|gelos*|relazion* - compatib*
sign-traits = com'è quel segno
  @sign + com e|come e|come sono|carattere|difetti|pregi|personalita
sun-sign = qual è il tuo segno
  qual e il mio segno|che segno sono|mio segno zodiacale
chart = cosa dice il tuo tema natale
  tema natale|carta natale|carta astrale
number-seen = cosa significa vedere sempre la stessa ora
  11 11|22 22|1111|2222|333|444|ore doppie|ora doppia|numeri doppi
life-path = qual è il tuo numero di vita
  numerologia|numero di vita|numero del destino
palm = cosa dice la tua mano
  palmo|linee della mano|linea della vita|leggere la mano|mia mano
card = che ti peschi una carta
  pesca*|estrai|tira*|carte|carta + tarocc*|carta|carte
  tarocchi
lucky = quali sono i tuoi numeri fortunati
  numer* + fortunat*|fortuna
evil-eye = se qualcuno ti ha fatto il malocchio
  malocchio|fattura|maledizione|iella
spell = se un legamento d'amore funziona
  legamento|incantesimo|rito d amore|magia
past-life = chi eri in un'altra vita
  vita passata|vite passate|altra vita|vita precedente
dream-ex = cosa significa sognare il tuo ex
  sognat*|sogno|sogni|sognare + ex
dream-teeth = cosa significa sognare i denti che cadono
  sognat*|sogno|sognare + dent*
dream = cosa significa il tuo sogno
  ho sognato|sognare|il mio sogno|un sogno|incubo|incubi
wedding-date = quale data va bene per le nozze
  data|giorno|mese + matrimonio|sposarci|nozze|sposarsi + buon*|miglior*|scegliere|quale
good-day = se è un buon momento per firmare
  firmare|contratto|rogito + buon*|giorno|oggi|domani|quando|momento
mil-baby = cosa rispondere alla suocera che chiede un nipotino
  suocer* + bambin*|nipot*|figli|incinta
mil-moves-in = cosa fare se la suocera viene a vivere da voi
  suocer* + vivere da noi|vivere con noi|trasferir*|abitare|venire a stare
mil-key = come far sì che la suocera suoni prima di entrare
  suocer* + chiavi|senza avvisare|entra|piomba
mil = cosa fare con una suocera che si intromette
  suocer*|cognat*|famiglia di lui|famiglia di mio marito
widow-house = come dire ai figli che non sei pronta a vendere
  figli|figlio|figlia + vend* + casa|appartamento
exam-father = cosa fare dopo la bocciatura e come parlare con tuo padre
  bocciat*|andato male|non ho passato + padre|papa|babbo + parla*|arrabbiat*|delus*
needs-time = cosa significa quando l'altra persona chiede tempo
  bisogno di tempo|prendersi una pausa|una pausa|bisogno di spazio|pausa di riflessione|i suoi spazi
ex-wrote = cosa rispondere al tuo ex
  ex + mi ha scritto|mi scrive|si e fatto vivo|si e fatta viva|mi ha chiamat*|e tornato a scriver*|ricomparso|mi cerca|mi ha cercat*
ex-new = come affrontare che il tuo ex abbia un'altra persona
  ex + nuova ragazza|nuovo ragazzo|un altra|un altro|si sposa|fidanzat*|nuova compagna|gia con
ex-write = se è il caso di scrivere al tuo ex
  ex + scriver*|scrivo|chiamarl*|contattar*|cercar*|mandar*|auguri
ex-forget = come dimenticare il tuo ex
  ex + dimentic*|superar*|andare avanti|smettere di pensar*|voltare pagina
ex-miss = se il tuo ex pensa ancora a te
  ex + pensa|manco|mi ama|ama ancora|prova|pentit*
ex-back = se il tuo ex tornerà
  ex + torn*|ritorn*|rimett*|possibilita|insieme|futuro|riconquist*
married-man = cosa aspettarsi da un amore sposato
  uomo sposato|sposato|donna sposata|amante + innamorat*|lascer*|moglie|amo|relazione|amante|lasciare
i-cheated = se è il caso di confessare il tradimento
  ho tradito|l ho tradit*
cheated = se si può perdonare un tradimento
  mi ha tradit*|perdon* + tradi*|corna
  mi ha tradit*
is-cheating = se l'altra persona ti tradisce
  mi tradisce|tradisce|infedel*|un altra donna|un altro uomo|ha un altra|ha un altro|corna
after-divorce = se troverai l'amore dopo la separazione
  divorzi*|separ* + di nuovo|ancora|nuovo amore|ritrov*|trover*
divorce = se è il caso di divorziare
  divorzi*|separar*
propose = quando arriverà la proposta
  proposta di matrimonio|chiedermi di sposar*|mi chiedera di|anello
arranged = cosa fare se la famiglia sceglie per te
  genitori|famiglia + matrimonio combinato|vogliono che mi sposi|obblig*
marry-doubt = se è giusto sposarti
  dubb*|paura|devo|dovrei|sicur* + sposar* - sorella|fratello|amic*|perdon*
  dubb* + matrimonio
marry-when = quando ti sposerai
  quando|mai|un giorno + spos*|matrimonio|nozze
only-friend = se è il caso di dire al tuo migliore amico cosa provi
  miglior* amic* + innamorat*|mi piace|provo|amo
coworker-crush = se è il caso di dire qualcosa a chi ti piace al lavoro
  collega|lavoro|ufficio|capo + mi piace|innamorat*|cotta|attra*
tell-crush = se è il caso di dire quello che provi
  dirgli|dirle|dichiarar*|confessar*|glielo dico + piace|provo|sento|innamorat*|amo
jealous = cosa fare con la gelosia
  gelos*
seen = se è il caso di riscrivere dopo il visualizzato
  visualizz*|spunte blu
no-reply = perché non risponde
  non mi risponde|non risponde|non mi scrive|e sparito|e sparita|ghost*|non si fa sentire|non mi cerca|mi ignora - padre|madre|sorella|fratello|figli*|amic*|mamma|papa
left-me = cosa fare ora che ti hanno lasciato
  mi ha lasciat*|ci siamo lasciat*|mi ha mollat*|abbiamo rotto|e finita con - torn*|lavoro
comes-back = se l'altra persona tornerà
  tornera|torna da me|ritornera|torna con me|torni da me - amore
mixed = cosa vuole chi manda segnali confusi
  segnali|non so cosa vuole|non capisco cosa vuole|un giorno|a volte + vuole|freddo|fredda|segnali|dolce|sparisce
situationship = cosa fare di una storia senza nome
  niente di serio|senza impegno|non vuole una relazione|non stiamo insieme|frequentiamo|frequentando|non e pronto
no-sex = cosa fare se l'altra persona non vuole più intimità
  sesso|intimita|mi tocca|fare l amore + non|mai|piu
long-distance = se la storia a distanza ha un futuro
  a distanza|distanza + relazione|amore|storia|ragazz*|fidanzat*|futuro
parents-against = cosa fare se la famiglia non accetta la tua storia
  genitori|famiglia|madre|padre + non accett*|non vogl*|contro|non piace|non approv* + ragazz*|fidanzat*|relazione|lui|lei|storia
couple-fights = cosa fare con i litigi di coppia
  litig*|discut* + ragazz*|fidanzat*|marito|moglie|compagn*|coppia|sempre
not-in-love = se ami ancora l'altra persona
  non so se + amo|innamorat*|provo
leave = se è il caso di lasciare l'altra persona
  lasciar*|lascio|mollar*|chiudere + ragazz*|fidanzat*|marito|moglie|compagn*|relazione|lui|lei|lo|storia - lavoro|universita
move-in = se vi conviene andare a vivere insieme
  convivere|convivenza|vivere insieme|andare a vivere con
distant = cosa fare con una persona distante
  distante|fredd*|stran*|distaccat*|assente|allontan*|cambiat*|indifferente + ragazz*|fidanzat*|marito|moglie|compagn*|lui|lei|con me
loves-me = se ti ama
  mi ama|mi vuole bene|mi ama davvero|mi ama ancora
thinks-of-me = se ti pensa
  mi pensa|pensa a me|gli manco|le manco|sente la mia mancanza
likes-me = se gli piaci
  gli piaccio|le piaccio|interessat* a me|prova qualcosa|prova per me
write-first = se è il caso di scrivere per primo
  gli scrivo|le scrivo|scriver*|mando un messaggio|mandare un messaggio + prim*|o|aspett*|devo|dovrei|io
first-date = come affrontare il primo appuntamento
  primo appuntamento|un appuntamento con|appuntamento con|esco con
apps = cosa fare quando le app di incontri stancano
  tinder|bumble|hinge|app di incontri|app di dating
soulmate = quando incontrerai l'anima gemella
  anima gemella|fiamma gemella
unlucky-love = perché in amore va sempre male
  attiro|attraggo|scelgo|trovo + sbagliat*|stesso tipo|stess*
  sfortun*|sempre|mai|stesso + in amore|uomini|donne|relazioni|ragazzi
why-single = perché sei ancora single
  perche + single|sola|solo|non trovo|nessuno
find-love = quando troverai l'amore
  quando|trover*|incontrer*|conoscer*|arriver* + amore|qualcuno|uomo giusto|persona giusta|fidanzat*|ragazz*
love-forecast = come va l'amore in questo periodo
  amore|sentimental* + questo mese|quest anno|periodo|come|settimana|previsioni
boss-pregnant = quando dire al lavoro che sei incinta
  incinta|gravidanza + capo|lavoro|datore|titolare
late-interview = cosa fare dopo aver perso il posto per un ritardo
  in ritardo|ritardo + colloquio|posto|lavoro + pers*|scartat*
offer-home-town = se tornare al tuo paese per un lavoro è arrendersi
  offert*|propost* + mio paese|tornar*|mia citta|casa dei miei|giu al sud
two-offers = quale offerta scegliere
  due offerte|due lavori|due proposte
offer = se ti conviene accettare l'offerta
  offert*|propost* + lavoro|posto|contratto|accett*
job-result = se avrai il posto
  fatto|avuto|andat* + colloquio
interview = come andrà il colloquio
  colloquio
rejected = cosa fare dopo un no
  non mi hanno pres*|scartat*|rifiutat* + lavoro|posto|selezione|candidatura
fired = cosa fare ora che ti hanno licenziato
  licenziat*|perso il lavoro|perso il posto|mandat* via|sono disoccupat*
fired-soon = se perderai il lavoro
  perdere il lavoro|perdere il posto|perdero il lavoro|licenziamenti|tagli
exam-passed: Complimenti, ce l'hai fatta!
  ho passato|ho superato|mi sono laureat*|ho vinto il concorso|promoss* + esame|concorso|test|patente|laureat*|maturita|promoss*
state-job = quando vincerai il concorso
  concorso|concorsi - bocciat*|non ho passato|non ho superato
job-when = quando troverai lavoro
  quando|trover*|cerco|cercando|trovare|cerca + lavoro|impiego|posto fisso
boss-bad = cosa fare con un capo che ti tratta male
  capo|capa|titolare|responsabile|superiore|direttor* + urla|tratta|umili*|male|insult*|odia|insopport*|critic*|mobbing|sgrida
raise = come chiedere un aumento
  aumento|guadagnare di piu
promotion = se arriverà la promozione
  promozione|promuov*
coworkers = cosa fare con colleghi che parlano alle spalle
  collegh*|collega + spalle|male di me|ignor*|invidi*|esclud*|cattiv*|sparl*
burnout = cosa fare quando il lavoro ti svuota
  burnout|esaurit*|lavoro + burnout|esaurit*|stress*|sfinit*|stanc*|distrutt*
hate-job = cosa fare di un lavoro che odi
  odio il mio|non sopporto il mio|detesto il mio|non sopporto piu il + lavoro
quit = se ti conviene lasciare il lavoro
  dimett*|dimission*|licenziarmi|mi licenzio|lasciar*|cambiar*|mollar* + lavoro|posto|dimett*|dimission*|licenziarmi|licenzio - citta|paese|estero
change-career = se ti conviene cambiare mestiere
  cambiare mestiere|cambiare carriera|cambiare vita|reinventar*
which-career = quale lavoro fa per te
  quale lavoro|che lavoro|mia strada|vocazione|quale carriera
business-slow = cosa fare quando mancano i clienti
  negozio|attivita|clienti|locale|bar + non va|pochi|mancano|male|vuoto|calo|non vend*
business = se ti conviene aprire un'attività
  attivita|negozio|partita iva|mettermi in proprio|ristorante|bar|impresa + aprire|avviare|proprio|partita iva
lottery = se vincerai alla lotteria
  lotteria|superenalotto|gratta e vinci|lotto|vincero
debt = come uscire dai debiti
  debit*|mutuo da pagare|prestito|rate
lend = come riavere i soldi prestati
  prestat*|mi deve + soldi|euro|restitu*|ridare
invest = se ti conviene investire
  invest*|cripto*|bitcoin|borsa
rich = se diventerai ricco
  ricco|ricca|milionari*
money-worry = cosa fare quando mancano i soldi
  mancano|non bastano|problemi|senza|arrivo + soldi|fine mese
money-when = quando andrà meglio con i soldi
  soldi|denaro|finanz*|fine mese|economic*
driving = se passerai l'esame di guida
  patente|esame di guida|scuola guida
exam-failed = cosa fare dopo una bocciatura
  bocciat*|non ho passato|non ho superato|andato male + esame|anno|test|bocciat*|maturita
exam-result = se hai passato l'esame
  risultat*|esito + esame|esami|concorso|test
exam = se passerai l'esame
  esame|esami|maturita|tesi|laurea + passer*|superer*|andra|paura|ansia|domani|preoccup*|ce la
study-focus = come concentrarti nello studio
  concentr*|non riesco a studiare
drop-out = se ti conviene lasciare gli studi
  lasciare|mollare|abbandonare|ritirarmi + universita|studi|scuola|facolta
study-what = cosa studiare
  cosa studiare|quale facolta|che facolta|quale universita
visa = come reggere l'attesa dei documenti
  visto|permesso di soggiorno|cittadinanza|documenti + quando|attesa|aspett*|arriv*
abroad = se ti conviene andare all'estero
  estero|altro paese|trasferirmi in|lasciare l italia|andare via dall italia
inheritance = cosa fare con le liti per l'eredità
  eredita|testamento|ereditare
sell-house = se ti conviene vendere la casa
  vend* + casa|appartamento
buy-house = se ti conviene comprare casa
  compr*|mutuo + casa|appartamento|mutuo
homesick = cosa fare con la nostalgia di casa
  nostalgia|lontan* da casa|lontan* dalla famiglia|mi manca casa|mi manca la mia famiglia
lonely = cosa fare con la solitudine
  sola|solo|solitudine + sento|sono|solitudine|cosi|molto|tanto
move-when = quando è il momento di traslocare
  trasloc*|trasferir* + quando|momento|mese|periodo
move = se ti conviene trasferirti
  cambiare citta|cambio citta|trasferirmi|mi trasferisco
  trasferir*|cambiare citta|altra citta|trasloc*|cambiare casa - figli*
ill-parent = cosa fare per una persona malata
  madre|padre|mamma|papa|nonn*|marito|moglie|sorella|fratello|babbo + malat*|cancro|tumore|ospedale|operar*|operat*|ictus|diagnos*|infarto|ricoverat*
care-parent = come prenderti cura di qualcuno senza esaurirti
  curo|accudisco|assisto|prendo cura|badare|bado + madre|padre|mamma|papa|genitori|nonn*
sibling = se è il caso di chiamare un fratello o una sorella che non ti parla
  litigato|litigat*|non parlo + sorella|fratello
  sorella|fratello + non mi parla|litig*|non ci parliamo|offes*|arrabbiat*|rapporti
father = cosa fare con un padre che non ti parla
  padre|papa|babbo + non mi parla|litig*|assente|arrabbiat*|delus*|non mi rivolge
mother = cosa fare con i litigi con tua madre
  madre|mamma + litig*|control*|intromett*|tossica|urla|non mi capisce|impicci*|soffoc*
parents = cosa fare con genitori che controllano tutto
  genitori|famiglia|miei + control*|non mi lasciano|pression*|non mi capiscono|sever*|litig*|oppress*
christmas = come dire che non vieni a Natale
  natale|vigilia + non voglio|non andare|famiglia|dire|passare
child-moves = cosa fare quando un figlio va via di casa
  figli* + via di casa|andare via|va via|si trasferisce|e andat*|parte|partit*|studiare fuori
child-school = cosa fare se tuo figlio non vuole andare a scuola
  figli*|bambin* + scuola|asilo|classe + non vuole|piange|bull*|male|paura
teen = cosa fare con un adolescente che non parla
  adolescente|figli* + non mi parla|camera|telefono|cellulare|risponde male|chius*
child-worry = cosa fare con la preoccupazione per un figlio
  figli*|bambin* + preoccup*|non mangia|non dorme|problem*|aiut*|paura
pregnant-scared = cosa fare con la paura in gravidanza
  incinta + paura|spavent*|sola|non so
am-pregnant = se sei incinta
  sono incinta|saro incinta|incinta o no|ritardo ciclo|ciclo in ritardo|test di gravidanza
pregnant-when = quando arriverà una gravidanza
  incinta|bambino|diventare mamma|diventero mamma|gravidanza|figlio + quando|riusc*|provando|proviamo|restare|rimanere|arriver*
boy-girl = se sarà maschio o femmina
  maschio o femmina|femmina o maschio|maschietto o femminuccia
want-baby = se vuoi un figlio
  avere un figlio|fare un figlio|avere figli|avere un bambino|diventare madre
friend-betrayed = cosa fare con un'amica che ti ha tradito
  amic* + tradit*|segreto|alle spalle|mentit*|raccontat*|delus*
friend-far = cosa fare quando un'amicizia si raffredda
  amic* + cambiat*|allontan*|non mi scrive|non mi parla|distante|ignora|non risponde|sparit*
no-friends = come trovare amici
  non ho amic*|senza amici|farmi degli amici|trovare amici|fare amicizia
smoke = come smettere di fumare
  fumare|sigarett*|fumo
sleep = cosa fare per dormire
  dormire|insonnia|dormo|mi sveglio|sonno
tired = perché sei sempre stanca
  stanc*|esaust*|senza energie|sfinit*|senza forze
overthink = come smettere di pensare troppo
  smettere di pensare|penso troppo|pensare troppo|rimugin*|mille pensieri|testa non si ferma
anxious = cosa fare con l'ansia
  ansia|ansios*|nervos*|agitat*|panico|stressat*
confidence = come avere più fiducia in te
  autostima|insicur*|fiducia in me|non sono abbastanza|timid*
weight = come perdere peso senza mollare
  dimagrire|perdere peso|dieta|chili
ashamed = cosa fare con la vergogna
  vergogn*|pentit*|mi pento|figuraccia|sensi di colpa
sad = perché ti senti triste
  triste*|piango|giu di morale|piangere|malinconi*
too-late = se è tardi per ricominciare
  troppo tardi|tardi per|troppo vecchi*|ricominciare|da zero|alla mia eta
late-life = cosa fare quando tutti sembrano più avanti
  indietro rispetto|tutti gli altri|tutte le mie amiche|tutti i miei amici + spos*|figli|avanti|tranne me|indietro
bad-phase = quando andrà meglio
  va tutto male|tutto storto|tutto male|andra meglio|periodo no|brutto periodo|periodaccio
luck = quando girerà la fortuna
  fortuna|sfiga|sfortuna + quando|gira*|cambi*|sempre|mai|perche
health = cosa si può dire della tua salute
  mia salute|salute + come|andra|sara
purpose = qual è il tuo scopo
  scopo|missione|senso della mia vita|senso della vita
next-year = come sarà l'anno prossimo
  anno prossimo|prossimo anno|2027 + come|sara|aspetta|riserva|andra
my-year = come sarà il tuo anno
  quest anno|questo anno|mio anno + come|sara|aspetta|riserva
my-month = come sarà il tuo mese
  questo mese|mio mese + come|sara|aspetta|riserva|andra
my-week = come sarà la tua settimana
  settimana + come|sara|aspetta|riserva|andra
sky-now = cosa c'è oggi in cielo
  cielo|stelle|pianeti|astri + oggi|stasera|adesso|dicono|c e
my-day = come sarà la tua giornata
  mia giornata|mio oroscopo|oroscopo di oggi|come sara oggi|cosa mi aspetta oggi|oroscopo
future = cosa ti aspetta
  mio futuro|il futuro|mi aspetta|mi riserva
decide = come deciderti
  non riesco a decider*|prendere una decisione|indecis*|non so decider*|non riesco a scegliere
`,
};
