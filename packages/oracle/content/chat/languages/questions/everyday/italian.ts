/** Situations of ordinary life in Italian; how entries are written stands at `QuestionTable`. */
export const ITALIAN_EVERYDAY = `
debt-hidden = come dire che hai dei debiti
  debit*|carta di credito|prestito + vergogn*|di nascosto|dirlo|confess*
first-day = come affrontare il primo giorno
  domani|lunedi|oggi + primo giorno|comincio|inizio + {job}|cucina|turno|ospedale|scuola|nervos*|tremo|ansia - {child}
child-phone = cosa fare con chi è sempre al telefono
  {child} + telefono|cellulare|tablet|schermo|tiktok|videogiochi|play
pet-fear = cosa fare con un animale che ha paura
  {pet} + paura|trema|panico + botti|fuochi|petardi|tuoni|temporal*
pet-after-move = cosa fare se il tuo animale non mangia
  {pet} + non mangia|non vuole mangiare|smesso di mangiare + trasloco|casa nuova|nuova casa
teacher-crush = cosa fare di quello che provi per chi ti insegna
  prof|professore|maestro|insegnante|istruttore + innamorat*|cotta|mi piace - {child}
dinner-burnt = cosa fare con la cena bruciata
  bruciat* + cena|pranzo|torta|arrosto
gym = se andare in palestra o allenarti a casa
  palestra + casa|iscriv*|o
full-time-dog = se un cane va bene con il tuo lavoro
  cane|cucciolo|gatto + prendere|adottare|comprare + lavoro|tempo pieno|tutto il giorno|solo
roommate-food = cosa fare se mangiano il tuo cibo
  coinquilin* + mangia|cibo|frigo|formaggio|latte
upstairs-noise = cosa fare con il rumore di sopra
  vicin* + di sopra|tacchi|rumor*|trapano|musica + rumor*|notte|mezzanotte|tacchi|dorm*
child-hid-study = cosa fare di quello che tuo figlio ha nascosto
  {child} + lasciato l universita|mollato l universita|lasciato gli studi + non me|nascost*|senza dir*
child-no-study = cosa fare se non vuole studiare
  {child} + non vuole studiare|non vuole andare all universita
visit-duty = cosa fare con una visita senza voglia
  promesso|devo + andare|trovare|visitare + nonn*|zia|zio|suocer* + non ho voglia|non mi va
offer-low-pay = se accettare un posto pagato meno
  {job}|offerta|posto + pagano meno|guadagno meno|stipendio piu basso|meno soldi
planet-in = cosa dice questa posizione
  @planet + @sign + mio|mia|spiega|per questo|avere - {partner}
truck-passed: Congratulazioni per la patente!
  preso|passato|ho la|conseguito + patente + camion|autobus|moto|cqc|patente c
marathon: Congratulazioni per la gara!
  finito|corso|completato|concluso + maratona|mezza maratona|10 km|trail
debt-free: Congratulazioni, che sollievo!
  finito di pagare|estinto|ultima rata|saldato|chiuso il mutuo
visa-yes: Congratulazioni per i documenti!
  visto|permesso di soggiorno|cittadinanza|documenti + approvat*|accettat*|arrivat*|ottenut* - negat*|rifiutat*
surgery-well: Che sollievo che sia andata bene.
  operazione|intervento|operat* + andata bene|andato bene|riuscit*|tutto bene
hidden-child = cosa fare di quello che hai scoperto
  {partner} + ha un figlio|ha una figlia|aveva un figlio|un altro figlio + nascost*|mai detto|mai parlato|scoperto|saputo
speech-begin = come cominciare il discorso
  come comincio|come inizio|da dove comincio|come cominciare + @after-speech
transfer-stay = come dire che resti
  glielo dico|gli dico|le dico|dirglielo|lo dico + @after-relocate
not-yet-no = come dire «non ancora»
  se dico di no|se dico no|credera|pensera + @after-move in
told-pregnant: Grazie di avermelo detto.
  l ho detto|gliel ho detto|lo sa + zitto|silenzio|niente|andato via|muto + @after-pregnant
  incinta + detto|raccontato|lo sa + zitto|silenzio|niente|andato via|freddo|muto
ex-again-family = cosa fare se la famiglia è contraria
  tornat* insieme|tornata con|tornato con|rimessi insieme + famiglia|sorell*|fratell*|madre|padre|genitori|amic* + contro|contrar*|non vogliono|odia*|non approv*
partner-quits = cosa fare se vuole lasciare il lavoro
  {partner} + lasciare il lavoro|licenziarsi|mollare il lavoro|mettersi in proprio|aprire un|partita iva + vuole|paura|figli*|bimb*|neonat*
live-near-mil = cosa decidere prima di abitare vicino a sua madre
  convivere|vivere|abitare|trasferi*|andare a stare + sua madre|sua mamma|suoi|suocer* + stesso palazzo|stessa casa|accanto|sopra|sotto|stesso stabile
live-together-quiet = cosa fare se non vuoi ancora convivere
  {partner} + convivere|vivere insieme|trasferirsi da me|andare a vivere + paura|spazio|calma|non sono pront*|tranquillita|liberta - madre|mamma
neighbor-crush = cosa fare di quello che provi
  vicino|vicina|marito della mia amica|ragazzo della mia amica + mi piace|attra*|farfalle|cotta|innamorat* + amica|moglie|sposat*
like-a-brother: Che frase dura da sentire.
  come un fratello|come una sorella|solo amici|come un amico|come un amica + detto|dice|risposto|vede
on-off-block = perché blocca e sblocca
  blocc* + sblocc*
apologize-partner = come chiedere scusa dopo aver urlato
  urlato|gridato|perso la testa|sono esplos*|trattato male + scus*|perdon*|rimedi*|pent*
wedding-no-money = cosa fare se i soldi per il matrimonio non bastano
  sposar*|matrimonio + senza soldi|non abbiamo soldi|non ho soldi|costa|troppo caro|permett* - invit*|testimone
snores = cosa fare con chi russa
  russa|russare|russava
ex-same-party = cosa fare se alla festa c'è anche l'ex
  mio ex|mia ex|il mio ex|la mia ex + ci sara|anche lui|anche lei|invitat* + matrimonio|festa|compleanno|cena
ex-friends = se si può restare amici di un ex
  ex + amici|amicizia|amiche + vuole|restare|rimanere|essere
never-listens = cosa fare quando non ti ascolta
  {partner} + non mi ascolta|mai mi ascolta|non ascolta mai
friend-kissed = cosa fare dopo quel bacio
  baciat* + {friend}
silent-daughter = se scrivere per prima
  mia figlia|mio figlio|i miei figli|mie figlie + non mi parla|non mi parlano|non mi risponde|non mi chiama|chiuso i rapporti + da|mesi|natale|settimane|scriv*|anno
marry-not-yet = cosa dire a chi ti vuole vedere sposata
  famiglia|genitori|mamma|papa|zie + sposar*|sposi|matrimonio + non voglio|non ancora|pression*
his-mother-all = cosa fare se tutto passa da sua madre
  {partner} + sua madre|sua mamma|mammone|la mamma + chiede|consult*|decide|tutto|prima
mil-cooking = cosa rispondere a chi critica la tua cucina
  suocer* + cucin*|sugo|piatt*|pranzo|mangiare + critic*|commenta|non va|lamenta|non piace
wrong-chat: Che figura! Capita a tutti.
  vocale|messaggio|audio|screenshot|foto + gruppo|chat|sbagliat*|per sbaglio|errore + male|suocera|capo|vergogn*|sbagli*|parlavo|sparl*
child-abroad = come vivere questa partenza
  {child} + erasmus|parte per|va a studiare all estero|scambio|semestre|anno all estero
miss-child-stay = se tornare dai figli o resistere ancora
  manca|mancano + mio figlio|mia figlia|i miei figli|i bambini + torn*|restare|resist*|lontan*|estero
relative-stays = cosa fare con l'ospite che non se ne va
  cognat*|suocer*|cugin*|fratello|sorella|nipote + vive con noi|vive da noi|a casa nostra|a casa mia|sta da noi|sul divano + mesi|settimane|non se ne va|quando|anno
mother-new-love = come abituarti al nuovo amore di tua madre o tuo padre
  mia madre|mio padre|mia mamma + nuovo compagno|nuova compagna|fidanzato|fidanzata|si risposa|frequenta
dad-absent-child = cosa fare se il padre non si fa vedere
  padre di mio|padre di mia|padre dei miei|il papa di + non viene|non lo vede|mai|sparit*|non chiama|non si fa vedere
baby-name = che nome dare
  nome + bambin*|bimb*|figli*|neonat* + d accordo|liti*|scegli*|decider*|piace
child-failed = come reagire alla bocciatura
  {child} + bocciat*|rimandat*|brutti voti|insufficienz*|non ha passato
kid-asks-dad = cosa fare se tuo figlio vuole stare dal padre
  {child} + vuole vivere|vuole stare|vuole andare + padre|papa|madre|mamma
lend-family = se prestare soldi in famiglia
  fratello|sorella|cugin*|zio|zia|cognat*|mia madre|mio padre|figlio|figlia + prestito|prestare|prestat*|chiede soldi|soldi ancora|altri soldi
grandkids = come vedere di più i nipoti
  nipot* + non vedo|vedo poco|quasi mai|non me li|mancano|mai
no-visit: Fa male quando non viene nessuno.
  nessuno|famiglia|figli|nipoti + viene a trovarmi|vengono a trovarmi|vengono mai|viene mai|mi viene a trovare
work-kids-guilt = cosa fare del senso di colpa
  senso di colpa|sensi di colpa|in colpa|cattiva madre + lavor* + figli*|bambin*|bimb*
forgot-birthday = come rimediare a un compleanno dimenticato
  dimenticat* + compleanno|anniversario|onomastico
cousin-wedding = se andare da sola o in compagnia
  matrimonio|nozze + sola|solo|accompagnat*|accompagnatore|con chi|portare - mio matrimonio|mi sposo|nostro matrimonio
far-wedding = cosa fare se il matrimonio è troppo lontano e caro
  matrimonio|nozze + lontan*|volo|caro|costa|permett* + amic*|cugin*|invit*
not-paid-again = cosa fare quando non ti pagano
  {boss}|azienda|ditta|stipendio + non mi paga|non paga|non pagat*|deve|in ritardo|arretrat*|non arriva
big-order = se accettare un ordine così grande
  ordine|ordinazione|ordinat*|cliente|commissione + mai fatt*|cosi tant*|enorme|grande|sabato|accett*|ce la faccio - tribunale
small-start = come iniziare con poco
  aprire|avviare|iniziare|mettere su + negozio|bancarella|attivita|food truck|banco|salone|laboratorio + risparmi*|soldi|poco|stanc*|paura|capitale
open-cafe = se lasciare il posto per aprire qualcosa di tuo
  lasciare|licenziarmi|mollare|dimett* + lavoro|posto|banca|ufficio|impiego + bar|caffe|ristorante|forno|negozio|laboratorio|agriturismo|b b
business-or-job = se l'attività si riprende
  negozio|attivita|salone|locale|bottega|ditta + riprend*|chiud*|clienti|andra|ingrana|va male|resist*
transfer-work = se accettare il trasferimento
  {boss}|azienda|sede|ditta + trasfer*|altra citta|spostarmi
offer-abroad-family = cosa fare se il lavoro è lontano e a casa non vogliono
  offerta|proposta|contratto|posto + estero|svizzera|germania|dubai|canada|londra + non vuole|contrari*|piccol*|contro
coworker-cold = cosa fare con chi non ti saluta al lavoro
  collega|colleghe|colleghi + non mi saluta|non saluta|mi ignora|non mi parla|non mi rivolge
farewell-speech = cosa dire nel discorso
  discorso|due parole + pension*|addio|saluto|collega|va via
call-you = cosa vuol dire «le faremo sapere»
  colloquio + faremo sapere|faranno sapere|ti chiamiamo|la chiamiamo|richiam*|risentiamo
ghost-job = cosa fare se dopo il colloquio non chiamano
  colloquio + settiman*|giorni|da|fa + niente|nulla|silenzio|nessuna risposta|chiamat*
boss-weekend = cosa fare se il capo scrive fuori orario
  {boss} + scrive|messaggi|whatsapp|chiama + weekend|fine settimana|domenic*|sabato|sera|ferie|fuori orario
night-shift = come reggere i turni di notte
  turno di notte|turni di notte|lavoro di notte|notturno|le notti in
new-boss = come iniziare con un capo nuovo
  nuovo capo|nuova capa|capo nuovo|nuovo responsabile|nuova responsabile
colleague-leaves: Dispiace quando va via chi rallegra la giornata.
  collega + va via|si licenzia|se ne va|cambia lavoro|ultimo giorno + triste|manchera|dispiace
lost-job-hide = come dire a casa che hai perso il lavoro
  perso il lavoro|licenziat*|perso il posto + non l ho detto|non ho detto|non lo sa|nascost*|nascondo
result-family-asks = come reggere l'attesa mentre tutti chiedono
  risultat*|esito|concorso|esame + aspett*|quando escono|quando esce + famiglia|tutti|mamma|papa|chied*
exam-parents-taunt = cosa fare quando in casa ti rinfacciano gli esami
  esam*|concorso|test|universita + famiglia|genitori|mamma|papa + rinfacc*|prendono in giro|confront*|critic*
exam-again = come andare avanti dopo un'altra bocciatura
  bocciat*|non ho passato|non passo + ancora|di nuovo|seconda|terza|un altra volta
friend-money = cosa fare con chi ti deve dei soldi
  {friend}|vicin*|cugin*|colleg* + mi deve|non mi restituisce|prestat*|non mi rida
visa-denied: Che rabbia, un altro no.
  visto|permesso di soggiorno|asilo|cittadinanza + negat*|rifiutat*|respint*
flat-unsold = se la casa si venderà
  vend* + casa|appartamento|terreno|monolocale + nessuno|chiama*|mesi|quando|annuncio|visite
deposit = come riavere la caparra
  caparra|cauzione|deposito + proprietari*|padron*|restitu*|ridare
rent-raise = cosa fare se aumentano l'affitto
  aument*|alzat*|alzare + affitto
car-broken = cosa fare con l'auto rotta e pochi soldi
  macchina|auto|moto|motorino + rott*|guast*|non parte|meccanico|officina|riparazione + soldi|cara|caro|pagare|costa
return-home = se tornare al tuo paese o restare
  tornare|torno|rientrare + mio paese|italia|sicilia|romania|albania|marocco|mia terra|al sud - ex|ragazz*
sleep-retired = perché dormi male da quando sei in pensione
  dormo|dormire|insonnia|sonno + pension*
gossip = cosa fare con le chiacchiere
  pettegol*|sparlano|parlano di me|chiacchier*|parlano male + vicin*|paese|gente|quartiere|tutti|famiglia
shy-speak = come parlare davanti agli altri
  parlare in pubblico|parlare davanti|presentazione|esporre + paura|timid*|vergogn*|ansia|trem*
tattoo = se farti il tatuaggio
  tatu*
hair-regret: Ahi! Ricrescono davvero.
  tagliat*|tint* + capelli|frangia + pent*|brutt*|orribil*|odio|non mi piac*
hair-change = se cambiare taglio
  capelli|frangia|taglio + corti|corto|tagliar*|tinger*|biond*|cambiare|ross*
gift = cosa regalare
  cosa regalo|che regalo|cosa regalare|idea regalo|idee regalo|cosa gli regalo|cosa le regalo
pet-trip = a chi lasciare il tuo animale
  {pet} + chi|lasciare|lascio|dogsitter + viagg*|vacanz*|ferie|parto
moving-chaos = come sopravvivere al trasloco
  trasloc* + caos|scatol*|settiman*|stress*|casino
dentist = cosa fare con la paura del dentista
  dentista + paura|panico|ansia|domani|terrore
flying = cosa fare con la paura di volare
  paura|panico|terrore + volare|aereo|volo
quit-study = se lasciare l'università
  lasciare|mollare|abbandonare|smettere + universita|uni|facolta|studi - lavoro|figli*
change-at-40 = se cambiare mestiere alla tua età
  cambiare lavoro|cambiare mestiere|cambiare carriera|cambiare vita|reinventarmi + anni|eta|40|45|50
turn-begin = da dove cominciare
  come comincio|da dove comincio|come inizio|da dove inizio|come cominciare|come iniziare
turn-say = come dirlo
  come glielo dico|come gli dico|come le dico|cosa gli dico|cosa le dico|come lo dico|come dirglielo|cosa rispondo|come faccio a dirglielo
turn-when = quando è il momento giusto
  quando sarebbe|quando e il momento|momento giusto|momento migliore|quando glielo dico
turn-normal = se è normale
  e normale|sara normale|e normale che
turn-if-no = cosa fare se la risposta è no
  e se dice no|e se dice di no|e se mi dice di no|e se non funziona|e se va male
turn-now = cosa fare adesso
  e adesso|e ora|che faccio|cosa faccio|cosa devo fare
turn-should = se farlo o no
  lo faccio o no|allora si o no|quindi lo faccio
`;
