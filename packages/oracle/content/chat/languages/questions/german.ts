import { GERMAN_EVERYDAY } from './everyday/german.ts';
import type { QuestionTable } from './question-table.ts';
import { GERMAN_TOLD } from './told/german.ts';

export const GERMAN_QUESTIONS: QuestionTable = {
  opening: 'Du möchtest wissen, {asked}.',
  inEnglish: 'Noch antworte ich auf Englisch:',
  and: 'und',
  he: 'er|ihm|ihn|freund|mann|typ|kerl|junge',
  she: 'freundin|frau|madchen|liebt sie|mag sie|ist sie|sie liebt|hat sie|will sie|kommt sie|sie ist',
  everyday: GERMAN_EVERYDAY,
  told: GERMAN_TOLD,
  entries: `
dead-ok: Dein Verlust tut mir sehr leid.
  gestorben|verstorben*|tot + geht es ihm|geht es ihr|gut|frieden|sieht mich|wo er|wo sie
sign-from-dead: Du hast von jemandem geträumt, der nicht mehr da ist. Das tut mir leid.
  getraumt|traum|traume|traumte + gestorben*|verstorben*|tot|tote|toten|opa|oma - zahn*
pet-died: Das mit deinem Tier tut mir sehr leid.
  hund|hundin|katze|kater|pferd|kaninchen|hase + gestorben|tot|einschlafern|eingeschlafert|verloren
grandparent-died: Dein Verlust tut mir sehr leid.
  oma|opa|grossmutter|grossvater|großmutter|großvater + gestorben|tot|verloren
parent-died: Dein Verlust tut mir sehr leid.
  vater|mutter|papa|mama + gestorben|verstorben|tot|verloren
partner-died: Dein Verlust tut mir sehr leid.
  mein mann|meine frau|mein freund|meine freundin|mein partner + gestorben|verstorben|tot
child-lost: Das tut mir unendlich leid.
  fehlgeburt|mein baby verloren|das baby verloren|sternenkind
friend-died: Dein Verlust tut mir sehr leid.
  freund|freundin|kumpel + gestorben
someone-died: Dein Verlust tut mir sehr leid.
  gestorben|verstorben
cancel = wie du kündigst
  kundig*|abbestell*|stornier* + abo*|premium|mitgliedschaft|app|hier|vertrag bei euch
  abo + beenden|los|kundig*
delete = wie du dein Konto und deine Daten löschst
  losch* + konto|account|daten|profil|chat|verlauf
price = was es kostet
  was kostet|wie viel kostet|wieviel kostet|kostenlos|gratis|preis|umsonst
privacy = wer liest, was du hier schreibst
  wer liest|liest das jemand|privat|datenschutz|meine daten|vertraulich
real = ob hier ein Mensch oder ein Programm antwortet
  bist du echt|bist du ein mensch|bist du ein bot|bist du ein roboter|echter mensch|eine ki|bist du real
language = ob ich auf Deutsch antworten kann
  sprichst du deutsch|auf deutsch|kannst du deutsch
believe = ob an Astrologie etwas dran ist
  astrologie|horoskop*|sterne + wahr|stimmt|stimmen|glaub*|quatsch|wissenschaft|unsinn
what-can = was ich für dich tun kann
  was kannst du|was kann ich dich fragen|wozu bist du
how-works = wie das hier funktioniert
  wie funktioniert|wie geht das hier
apprentice = ob du die Ausbildung abbrechen sollst
  ausbild*|lehre|lehrjahr|azubi|lehrling|geselle|meister + abbrech*|langsam|aufhoren|schmeiss*|schmeiß*|hinschmeiss*|hinschmeiß*|kundig*|wechseln|schreit
pregnant-work = was du tust, wenn die Arbeit auf die Schwangerschaft keine Rücksicht nimmt
  schwanger + chef*|arbeit|job + tragen|schleppen|heben|kisten|schwer|nachtschicht
pregnant-left = was du tust, wenn du schwanger bist und er weg ist
  schwanger + weg|verlassen|abgehauen|verschwunden|schluss gemacht|getrennt
no-kids = was ihr tut, wenn nur einer Kinder will
  will keine kinder|mochte keine kinder|keine kinder
nightmares = was gegen die Albträume deines Kindes hilft
  sohn|tochter|kind|kleine|kleiner + albtraum*|alptraum*
pet-lost = wie du dein Tier wiederfindest
  hund|katze|kater|hase + weggelaufen|entlaufen|verschwunden|weg|nicht nach hause
gay = was du tust, wenn deine Familie dich nicht annimmt
  schwul|lesbisch|bi|trans|queer + eltern|mutter|vater|familie|mama|papa
partner-ex = was du tust, wenn der andere noch Kontakt zum Ex hat
  seiner ex|seine ex|ihrem ex|ihr ex|ihren ex + kontakt|schreib*|trifft|bild*|foto*|like*|befreundet|redet
roommate = was du mit deiner WG tust
  mitbewohner*|wg
no-love-words = was du tust, wenn nie "ich liebe dich" kommt
  nie|nicht|noch nie + sagt ich liebe dich|ich liebe dich|dass er mich liebt|dass sie mich liebt
goes-abroad = was du tust, wenn der andere weit weg geht
  freund|freundin|mann|frau|partner* + geht|zieht|muss + ausland|erasmus|monate|weit weg|nach amerika
car = ob du jetzt ein Auto kaufen sollst
  auto|wagen|motorrad + kauf*|leasen
learn-late = ob es zum Lernen zu spät ist
  lernen|anfangen + klavier|gitarre|instrument|geige|singen
study-late = ob sich ein spätes Studium lohnt
  studier*|studium|ausbildung + noch|alt|nochmal + mit|lohnt|spat|alter|jahren
not-invited = was du tust, wenn du nicht eingeladen bist
  hochzeit|heiratet|geburtstag + nicht eingeladen|nicht mal eingeladen|keine einladung
suspicious = was du mit jemandem tust, der dich ständig kontrolliert
  misstrau*|kontrolliert|eifersuchtig|handy durchsucht|durchsucht + freund|freundin|mann|frau|partner*|er|sie
parents-career = was du tust, wenn deine Eltern etwas anderes für dich wollen
  eltern|vater|mutter|papa|mama + will dass ich|wollen dass ich|mochten dass ich + studier*|werde|lern*|ubernehme|mache
child-drops-out = was du tust, wenn dein Kind abbrechen will
  sohn|tochter + abbrech*|schmeiss*|schmeiß*|hinschmeiss*|aufhoren + studium|uni|schule|lehre|ausbildung
grades = was gegen schlechte Noten hilft
  sohn|tochter|kind + noten|zeugnis|sitzen bleibt|sitzengeblieben
no-talk = was ihr tut, wenn ihr nicht mehr redet
  reden nicht mehr|reden kaum noch|haben uns nichts mehr zu sagen|reden kaum|schweigen uns an - vater|mutter|bruder|schwester|beste freundin|eltern
neighbors = was gegen laute Nachbarn hilft
  nachbar* + laut*|musik|larm|party|partys|bellt|schlafen|nervt|trampel*
age-gap = ob der Altersunterschied zählt
  altersunterschied|jahre alter|jahre junger|alter als ich|junger als ich
drinks = was du tust, wenn der andere zu viel trinkt
  trinkt|alkohol|alkoholiker*|betrunken|besoffen + vater|mutter|papa|mama|bruder|sohn
  trinkt|alkohol|betrunken|besoffen + mann|freund|frau|freundin|partner*
lied = ob du eine Lüge verzeihen sollst
  verzeih*|vergeb* + gelogen|belogen|angelogen|luge*
phone = was du tust, wenn der andere nur am Handy hängt
  handy|bildschirm + mann|freund|frau|freundin|partner*
not-introduced = warum du seine Familie nicht kennenlernst
  vorstellen|vorgestellt|stellt mich nicht + familie|eltern|freunden
forgot-day = was du tust, wenn der Jahrestag vergessen wurde
  vergessen + jahrestag|hochzeitstag|geburtstag
bored-couple = was gegen Langeweile in der Beziehung hilft
  langweil*|eingeschlafen|alltag + beziehung|ehe|freund|freundin|mann|frau
blocked = warum du blockiert wurdest
  blockiert
lost-thing = wie du Verlorenes findest
  verloren|finde nicht|verlegt + ring|schlussel|geldbeutel|portemonnaie|handy|kette|ohrring*|ausweis
left-out = was du tust, wenn Freunde ohne dich losziehen
  freunde|freundinnen|madels|clique + ohne mich|nicht gefragt|nicht eingeladen|ausgeschlossen
new-job = wie du in den neuen Job startest
  neuen job|neuer job|neue stelle|neue arbeit|erster tag|fange an bei
wedding-nerves = wie du die Tage vor der Hochzeit schaffst
  heirate*|wir heiraten|meine hochzeit + nervos|angst|stress*|wochen|monat - wann|soll
ex-and-friend = was du tust, wenn eine Freundin etwas mit deinem Ex hat
  freundin|freund|kumpel + meinem ex|meiner ex|mein ex|meine ex + zusammen|datet|trifft|was mit|geht mit|lauft
two-signs = ob die beiden Sternzeichen zusammenpassen
  @two-signs + pass*|beziehung|liebe|zusammen|zukunft|partner*|kompatib*|freund|freundin|mann|frau|er|sie - aszendent*
planet-in = was diese Stellung bedeutet
  @planet + @sign + bedeut*|heisst|heißt
mercury-when = wann der rückläufige Merkur vorbei ist
  merkur + wann|bis wann|wie lange|vorbei|endet|ende
mercury-retro = ob Merkur rückläufig ist und was das heißt
  merkur + ruckl*|rucklauf*|retro*
planet-retro = ob dieser Planet rückläufig ist
  @planet + ruckl*|retro*
saturn-return = wann deine Saturn-Rückkehr ist
  saturn + ruckkehr|wiederkehr|return
full-moon-me = was der Vollmond mit dir macht
  vollmond + mich|mir|liegt|wach|wirk*|einfluss|schlaf*|bedeut*|ritual|macht
full-moon = wann der nächste Vollmond ist
  vollmond
new-moon = wann der nächste Neumond ist
  neumond
eclipse = wann die nächste Finsternis ist und was sie für dich heißt
  finsternis|sonnenfinsternis|mondfinsternis
rising-no-time = was man ohne genaue Geburtszeit über den Aszendenten weiß
  aszendent* + uhrzeit|geburtszeit|zeit|stunde + nicht|ohne|unbekannt|kenne|weiss|weiß|keine|nur
  aszendent* + morgens|vormittags|abends|nachts|fruh + nur|weiss|weiß
rising = was dein Aszendent ist
  aszendent*
moon-sign = was dein Mondzeichen ist
  mondzeichen|mein mond
venus-sign = was deine Venus über die Liebe sagt
  meine venus|venuszeichen
partner-sign = welches Sternzeichen am besten zu dir passt
  @sign + welches sternzeichen|welche sternzeichen|welches zeichen|wer + passt|passen|zu mir
fits-sign = ob du zu diesem Zeichen passt
  @sign + passe|passt|passen|vertrage*|harmonier*
horoscope = was das Horoskop für dieses Zeichen sagt
  @sign + horoskop|heute|diese woche|diesen monat|morgen
sign-in-love = wie dieses Zeichen in der Liebe ist
  @sign + liebe|verliebt|beziehung*|erober*|eifersuchtig|manner|mann
sign-traits = wie dieses Zeichen ist
  @sign + wie ist|wie sind|eigenschaften|charakter|typisch|schwachen
sun-sign = was dein Sternzeichen ist
  welches sternzeichen bin|was ist mein sternzeichen|mein sternzeichen
chart = was dein Geburtshoroskop sagt
  geburtshoroskop|horoskop erstellen|radix|geburtskarte|mein chart
number-seen = was es heißt, immer dieselbe Uhrzeit zu sehen
  11 11|22 22|1111|2222|333|444|engelszahl*|doppelte uhrzeit*
life-path = was deine Lebenszahl ist
  lebenszahl|numerologie|schicksalszahl
palm = was deine Hand sagt
  handlinie*|hand lesen|lebenslinie|handflache|meine hand
card = dass ich eine Karte für dich ziehe
  karte*|tarot + zieh*|leg*|tarot|zog
lucky = was deine Glückszahlen sind
  gluckszahl*
evil-eye = ob dich jemand verflucht hat
  verflucht|bose blick|boser blick|fluch|verhext
spell = ob ein Liebeszauber hilft
  liebeszauber|zauber|ritual + liebe*|zuruck|zauber
past-life = wer du in einem früheren Leben warst
  fruheren leben|fruheres leben|vorigen leben|letzten leben
dream-ex = was der Traum von deinem Ex heißt
  traum|getraumt|traume + ex
dream-teeth = was der Traum von ausfallenden Zähnen heißt
  traum|getraumt|traume + zahn|zahne
dream = was dein Traum bedeutet
  traumt|traumen|getraumt|traum + bedeutet|bedeutung|heisst|was|vom|von
  getraumt|traum|traume von|albtraum|alptraum|traumte
wedding-date = welches Datum gut für die Hochzeit ist
  hochzeit|heiraten + datum|tag|termin|monat|wann + gut*|best*|welche*
good-day = ob es ein guter Zeitpunkt zum Unterschreiben ist
  unterschreib*|vertrag|mietvertrag + gut*|tag|heute|morgen|wann|zeitpunkt
mil-baby = was du der Schwiegermutter sagst, wenn sie nach Kindern fragt
  schwieger* + baby|enkel*|kinder|schwanger
mil-moves-in = was du tust, wenn die Schwiegermutter bei euch einziehen will
  schwieger* + einzieh*|bei uns wohn*|zu uns zieh*|zieht zu uns|bei uns leben
mil-key = wie die Schwiegermutter lernt, vorher zu klingeln
  schwieger* + schlussel|einfach rein|unangemeldet|klingel*
mil = was du mit einer Schwiegerfamilie tust, die sich einmischt
  schwieger*|schwagerin
widow-house = wie du den Kindern sagst, dass du noch nicht verkaufen willst
  kinder|sohn|tochter + verkauf* + haus|wohnung
exam-father = was du nach der verhauenen Prüfung tust und wie du mit deinem Vater redest
  durchgefallen|verhauen|vergeigt|nicht bestanden + vater|papa + red*|sprich*|sauer|wutend
needs-time = was es heißt, dass der andere Zeit braucht
  braucht zeit|braucht abstand|braucht eine pause|beziehungspause|eine pause|zeit fur sich|braucht freiraum
ex-wrote = was du deinem Ex antwortest
  ex + geschrieben|meldet sich wieder|hat sich gemeldet|schreibt mir|angerufen|wieder gemeldet|schreibt plotzlich
ex-new = wie du damit umgehst, dass dein Ex jemand Neues hat
  ex + neue|neuen|neuer|andere|anderen|heiratet|verlobt
ex-write = ob du deinem Ex schreiben sollst
  ex + schreiben|melden|anrufen|anschreiben|gratulieren|kontaktieren|schreib
ex-forget = wie du über deinen Ex hinwegkommst
  ex + vergess*|hinweg*|loslass*|loskomm*|kopf
ex-miss = ob dein Ex noch an dich denkt
  ex + denkt|vermisst|liebt|fehle|gefuhle|bereut
ex-back = ob dein Ex zurückkommt
  ex + zuruck*|wieder zusammen|noch eine chance|chance|zukunft|wiederkomm*
married-man = was aus einer Liebe wird, die vergeben ist
  verheiratet*|vergeben|affare|geliebte + verliebt|frau verlassen|trennt|trennen|liebe|er|mann
i-cheated = ob du deinen Seitensprung gestehen sollst
  ich habe ihn betrogen|ich habe sie betrogen|fremdgegangen|ich hab ihn betrogen|habe meinen freund betrogen|ich habe meine* betrogen + ich|bin|hab - er ist|sie ist|hat mich
cheated = ob du einen Seitensprung verzeihen sollst
  hat mich betrogen|mich betrogen|ist fremdgegangen|ist mir fremdgegangen
is-cheating = ob du betrogen wirst
  betrugt|fremdgeht|geht fremd|geht er fremd|fremd|untreu|eine andere|einen anderen|affare
after-divorce = ob du nach der Scheidung wieder Liebe findest
  scheidung|geschieden|trennung + wieder|neue liebe|finde|nochmal
divorce = ob du dich scheiden lassen sollst
  scheid*
propose = wann der Antrag kommt
  heiratsantrag|antrag machen|verlob*|ring
arranged = was du tust, wenn die Familie für dich wählt
  eltern|familie + arrangiert*|verheiraten|zwangs*|heiraten soll
marry-doubt = ob du heiraten sollst
  soll ich|zweifel*|unsicher|angst + heirat*|hochzeit
marry-when = wann du heiratest
  wann|jemals|werde ich + heirat*|hochzeit|verheiratet
only-friend = ob du deinem besten Freund sagen sollst, was du fühlst
  besten freund|beste freundin|bester freund|besten freundin + verlieb*|gefuhle|liebe
coworker-crush = ob du bei der Arbeit etwas sagen sollst
  kolleg*|arbeit|buro|chef + verlieb*|verknallt|steh auf|schwarm|gefuhle
tell-crush = ob du deine Gefühle gestehen sollst
  sagen|gestehen|beichten + gefuhle|mag|liebe|verliebt|stehe|verknallt
jealous = was gegen Eifersucht hilft
  eifersucht*
seen = ob du nach "gelesen" noch einmal schreiben sollst
  gelesen|blaue haken + nicht|antwort*|keine
no-reply = warum keine Antwort kommt
  meldet sich nicht|antwortet nicht|antwortet mir nicht|schreibt nicht|schreibt mir nicht|meldet sich kaum|ghost*|keine antwort|meldet sich seit|nicht mehr gemeldet|reagiert nicht|funkstille - vater|mutter|schwester|bruder|sohn|tochter|freundin|mama|papa|eltern
left-me = was du jetzt nach der Trennung tust
  hat schluss gemacht|verlassen|hat sich getrennt|getrennt von mir|schluss gemacht|abserviert|wir haben uns getrennt - zuruck*|soll ich
comes-back = ob der andere zurückkommt
  kommt er zuruck|kommt sie zuruck|zuruckkommen|zuruck kommen|kommt zuruck|zu mir zuruck|kommt mein freund zuruck|zuruckkommt
mixed = was jemand will, der widersprüchliche Signale sendet
  signale|mal so mal so|heiss und kalt|heiß und kalt|weiss nicht was er will|weiß nicht was er will|weiß nicht was sie will|was will er|was will sie
situationship = was du aus etwas ohne Namen machst
  nichts festes|keine beziehung|freundschaft plus|will nichts ernstes|nicht offiziell|situationship
no-sex = was du tust, wenn der andere keine Nähe mehr will
  sex|intim*|fasst mich nicht|lust auf mich + nicht|kein|keine|nie|kaum|mehr
long-distance = ob eure Fernbeziehung Zukunft hat
  fernbeziehung|distanz beziehung|weit weg + liebe|beziehung|freund|freundin|fernbeziehung|zukunft
parents-against = was du tust, wenn deine Familie dagegen ist
  eltern|familie|mutter|vater + gegen|mogen ihn nicht|mogen sie nicht|mag ihn nicht|mag sie nicht|akzeptier*|verbiet* + freund*|beziehung|ihn|sie|partner
couple-fights = was gegen die Streits in der Beziehung hilft
  streit*|zoff|zank* + freund|freundin|mann|frau|partner*|beziehung|wir
not-in-love = ob du den anderen noch liebst
  weiss nicht|weiß nicht|unsicher|nicht sicher + noch liebe|ihn liebe|sie liebe|gefuhle|verliebt
leave = ob du dich trennen sollst
  trennen|verlassen|schluss machen + soll*|freund|freundin|mann|frau|partner*|mich|ihn|sie
move-in = ob ihr zusammenziehen sollt
  zusammenzieh*|zusammen zieh*|zusammen wohn*|bei ihm einzieh*|bei ihr einzieh*|zu ihm zieh*
distant = was du tust, wenn der andere sich zurückzieht
  distanziert*|kalt|abweisend|zieht sich zuruck|komisch|anders|kuhl|abwesend|redet kaum|wenig zeit + freund|freundin|mann|frau|partner*|er|sie|mir
loves-me = ob der andere dich liebt
  liebt er mich|liebt sie mich|liebt mich|liebt mein freund mich|liebt mich noch
thinks-of-me = ob der andere an dich denkt
  denkt er an mich|denkt sie an mich|denkt an mich|vermisst er mich|vermisst sie mich|vermisst mich
likes-me = ob der andere dich mag
  mag er mich|mag sie mich|steht er auf mich|steht sie auf mich|steht auf mich|gefuhle fur mich|interesse an mir|interessiert an mir|mag mich
write-first = ob du zuerst schreiben sollst
  schreiben|anschreiben|melden|schreib|anrufen + soll ich|zuerst|oder|warten|erst|ihm|ihr
first-date = wie du das erste Date angehst
  erstes date|erste date|ersten date|ein date|date am|date mit - melden|meldet|nicht mehr
apps = was du tust, wenn Dating-Apps müde machen
  tinder|bumble|hinge|dating apps|dating app|parship
soulmate = wann du deinen Seelenverwandten triffst
  seelenverwandt*|seelenpartner|dualseele|zwillingsflamme
unlucky-love = warum es in der Liebe nie klappt
  dieselben|immer die falschen|immer den falschen|falsche manner|gleichen typ|gleiche typ + manner|frauen|typen|typ|ziehe|gerate
  immer|pech|nie|dieselben|gleichen + in der liebe|manner|frauen|typ|typen|beziehungen
why-single = warum du noch Single bist
  warum|wieso + single|keinen partner|keine freundin|keinen freund|niemanden
find-love = wann du die Liebe findest
  wann|finde|treffe|lerne|jemals|endlich + liebe|jemanden|partner|freund|freundin|den richtigen|die richtige|traummann
love-forecast = wie es gerade um die Liebe steht
  liebe|liebesleben|liebes + diesen monat|dieses jahr|diese woche|wie|steht|horoskop
boss-pregnant = wann du im Job sagst, dass du schwanger bist
  schwanger + chef*|arbeit*|job|firma
late-interview = was du nach einer verpassten Stelle tust
  zu spat|verspat* + bewerbung*|vorstellung*|stelle + nicht|abgesagt|verloren|absage
offer-home-town = ob zurückgehen für eine Stelle Aufgeben ist
  angebot*|stelle|job + heimat*|zuruck|mein dorf|meinem dorf|heimatstadt|meinen eltern
two-offers = welches Angebot du nehmen sollst
  zwei angebote|zwei stellen|zwei zusagen|zwei jobangebote
offer = ob du das Angebot annehmen sollst
  jobangebot|angebot*|zusage + annehm*|soll*|nehmen|bekommen|job|stelle
  stelle + annehm*|nehmen|angeboten
job-result = ob du die Stelle bekommst
  bekomme ich|kriege ich|gesprach war|hatte + stelle|job|zusage|gesprach|vorstellungsgesprach
interview = wie dein Vorstellungsgespräch läuft
  vorstellungsgesprach*|bewerbungsgesprach*|jobinterview
rejected = was du nach einer Absage tust
  absage*|abgelehnt + job|stelle|bewerb*|bekommen|wieder
fired = was du jetzt nach der Kündigung tust
  gekundigt worden|mir gekundigt|wurde gekundigt|gefeuert|job verloren|entlassen|arbeit verloren|arbeitslos|rausgeworfen|kundigung bekommen
fired-soon = ob du deinen Job verlierst
  job|stelle|arbeit + verlier*|abgebaut|stellenabbau|kurzarbeit
job-when = wann du Arbeit findest
  wann|finde|suche|bekomme|such + arbeit|job|stelle|jobs|ausbildungsplatz
boss-bad = was du mit einem Chef tust, der dich schlecht behandelt
  chef|chefin|vorgesetzt*|teamleiter*|boss + schrei*|behandelt|mobb*|fertig|schlecht|kritisier*|unfair|hasst|nervt|macht mich|anschreit|respekt*
raise = wie du nach mehr Gehalt fragst
  gehaltserhohung|mehr gehalt|mehr geld verlang*|lohnerhohung
promotion = ob du befördert wirst
  beforder*
coworkers = was du mit Kollegen tust, die lästern
  kolleg* + laster*|mobb*|hinter meinem rucken|gemein|ignorier*|schlecht|neid*|ausgrenz*|ausgeschlossen
burnout = was du tust, wenn die Arbeit dich auslaugt
  burnout|ausgebrannt|uberarbeitet|arbeit|job + burnout|ausgebrannt|erschopft|uberarbeitet|stress*|kaputt|fertig|uberstunden
hate-job = was du mit einem Job tust, den du hasst
  hasse meinen|hasse meine arbeit|keinen bock auf|halte meinen job|ertrage + job|arbeit
quit = ob du kündigen sollst
  kundig*|job wechseln|job aufgeben|job schmeissen|job schmeißen|hinschmeissen|hinschmeißen - wohnung
change-career = ob du den Beruf wechseln sollst
  umschul*|beruf wechseln|quereinst*|neuanfang + beruf*|umschul*|job|quereinst*
which-career = welcher Beruf zu dir passt
  welcher beruf|welchen beruf|was soll ich werden|beruf + passt|berufung|welche*
business-slow = was du tust, wenn die Kunden fehlen
  laden|geschaft|kunden|firma|selbststandig* + lauft nicht|keine kunden|wenig|schlecht|fehlen|weniger|kaum
business = ob du dich selbständig machen sollst
  selbststandig|selbstandig|grunden|was eigenes|eigenen laden|eigenes geschaft|eigene firma|cafe aufmachen|eroffnen
lottery = ob du im Lotto gewinnst
  lotto|lotterie|jackpot
debt = wie du aus den Schulden kommst
  schulden|kredit|dispo|inkasso
lend = wie du geliehenes Geld zurückbekommst
  geliehen|schuldet mir|leihen + geld|euro|zuruck
invest = ob du investieren sollst
  invest*|krypto*|bitcoin|aktien
rich = ob du reich wirst
  werde ich reich|reich werden|millionar*|reich sein
money-worry = was du tust, wenn das Geld fehlt
  geldsorgen|geldprobleme|pleite|reicht nicht|kein geld
money-when = wann es mit dem Geld besser wird
  geld|finanz*|pleite|konto leer
driving = ob du die Fahrprüfung bestehst
  fuhrerschein*|fahrprufung|fahrschule|theorieprufung
exam-passed: Glückwunsch zur bestandenen Prüfung!
  bestanden - nicht|ob
exam-failed = was du nach der verhauenen Prüfung tust
  durchgefallen|nicht bestanden|vergeigt|verhauen|versemmelt|durchgerasselt
exam-result = ob du bestanden hast
  ergebnis*|note + prufung*|klausur*|examen|abi
exam = ob du die Prüfung bestehst
  prufung*|klausur*|abi|abitur|examen|staatsexamen|bestehe
study-focus = wie du dich beim Lernen konzentrierst
  konzentrier*|lernen + nicht|kann|schaffe|aufraffen
drop-out = ob du das Studium abbrechen sollst
  studium|uni|schule + abbrech*|aufhoren|schmeiss*|schmeiß*|hinschmeiss*|exmatrikul*
study-what = was du studieren sollst
  studieren|studium|studiengang + was|welche*|soll*
visa = wie du das Warten auf die Papiere aushältst
  visum|aufenthalt*|einburger*|papiere + wann|warte*|bekomme|dauert|antrag
abroad = ob du ins Ausland gehen sollst
  ausland|auswander* + soll*|gehen|arbeit*|zieh*|auswander*|leben
inheritance = was gegen den Streit ums Erbe hilft
  erbe|erbschaft|testament|erbstreit|erben
sell-house = ob du das Haus verkaufen sollst
  verkauf* + haus|wohnung
buy-house = ob du kaufen sollst
  kauf*|kredit + haus|wohnung|eigenheim
homesick = was gegen Heimweh hilft
  heimweh|vermisse meine familie|vermisse meine heimat|weit weg von zuhause
lonely = was gegen Einsamkeit hilft
  einsam*|fuhle mich allein|so allein|immer allein|ganz allein|niemanden zum reden
move-when = wann ein guter Zeitpunkt für den Umzug ist
  umzieh*|umzug + wann|guter zeitpunkt|gut|monat
move = ob du umziehen sollst
  umzieh*|umzug|andere stadt|andere stadt zieh*|wegzieh* - tochter|sohn|kinder
ill-parent = was du für jemanden tun kannst, der krank ist
  mutter|vater|mama|papa|oma|opa|mann|frau|schwester|bruder + krank*|krebs|operier*|operation|schlaganfall|diagnose|herzinfarkt|tumor
care-parent = wie du pflegst, ohne auszubrennen
  pflege + mutter|vater|mama|papa|eltern|oma|opa|schwiegermutter
sibling = ob du Schwester oder Bruder anrufen sollst
  schwester|bruder|geschwister + redet nicht|spricht nicht|streit*|kontakt*|funkstille|sauer|meldet sich
father = was du mit einem Vater tust, der nicht redet
  vater|papa + redet nicht|spricht nicht|streit*|sauer|kontakt|abwesend|schreit|enttauscht
mother = was gegen den Streit mit deiner Mutter hilft
  mutter|mama + streit*|kontroll*|mischt|nervt|toxisch|schreit|redet nicht|vorwurf*|stresst
parents = was du mit Eltern tust, die alles bestimmen
  eltern|familie + kontroll*|verbiet*|druck|streng|verstehen mich nicht|streit*|erlauben|bestimmen|lassen mich nicht
christmas = wie du sagst, dass du Weihnachten nicht kommst
  weihnachten|heiligabend + nicht|keine lust|familie|absag*
child-moves = was du tust, wenn ein Kind auszieht
  tochter|sohn|kind|kinder + zieht aus|zieht nach|ausgezogen|auszieht|auszug|zieht weg|weggezogen|studieren
child-school = was du tust, wenn dein Kind nicht in die Schule will
  tochter|sohn|kind + schule|kita|kindergarten|klasse + nicht|weint|gemobbt|angst|argern
teen = was du mit einem Teenager tust, der nicht redet
  teenager|pubertat|sohn|tochter + redet nicht|spricht nicht|zimmer|handy|patzig|pubertat|frech
child-worry = was gegen die Sorge um dein Kind hilft
  tochter|sohn|kind|kinder + sorge*|angst um|isst|schlaft|probleme|helfen
pregnant-scared = was gegen die Angst in der Schwangerschaft hilft
  schwanger + angst|panik|weiss nicht|weiß nicht|allein
am-pregnant = ob du schwanger bist
  bin ich schwanger|schwanger bin|schwanger sein|periode uberfallig|schwangerschaftstest
pregnant-when = wann du schwanger wirst
  schwanger|baby|mutter werden|kinderwunsch + wann|werde|versuch*|klappt|jemals|endlich|kinderwunsch
boy-girl = ob es ein Junge oder ein Mädchen wird
  junge oder madchen|madchen oder junge|junge oder ein madchen|madchen oder ein junge
want-baby = ob du ein Kind willst
  kind bekommen|kinder bekommen|kinder haben|kind haben|kinder will
friend-betrayed = was du mit einer Freundin tust, die dich verraten hat
  freundin|freund|kumpel + verraten|geheimnis|angelogen|hinter meinem rucken|hintergangen|weitererzahlt
friend-far = was du tust, wenn eine Freundschaft abkühlt
  beste freundin|bester freund|freundin|freunde|kumpel + meldet sich|verandert|ignorier*|schreibt nicht|abstand|keine zeit|redet nicht|antwortet nicht
no-friends = wie du Freunde findest
  keine freunde|freunde finden|keinen freundeskreis
smoke = wie du mit dem Rauchen aufhörst
  rauchen|zigaretten|nikotin|vapen
sleep = was beim Einschlafen hilft
  schlaf*|einschlaf*|wach|schlaflos* - vollmond
tired = warum du immer müde bist
  mude|erschopft|keine energie|keine kraft|ausgelaugt
overthink = wie du das Grübeln stoppst
  grubel*|zu viel nach|gedankenkarussell|kopf nicht aus|zerdenk*|nachdenken
anxious = was gegen die Angst hilft
  angst|angste|nervos|panik*|gestresst|unruhig
confidence = wie du mehr Selbstvertrauen bekommst
  selbstvertrauen|selbstbewusst*|selbstwert*|unsicher|schuchtern|nicht gut genug
weight = wie du abnimmst und dranbleibst
  abnehmen|diat|kilos|zugenommen
ashamed = was gegen die Scham hilft
  schame|peinlich|bereue|schlechtes gewissen
sad = warum du traurig bist
  traurig|weine|heule|niedergeschlagen|schlecht drauf
too-late = ob es für einen Neuanfang zu spät ist
  zu spat|zu alt|neu anfangen|neuanfang|von vorne
late-life = was du tust, wenn alle weiter scheinen
  alle anderen|alle meine freunde|alle um mich + heiraten|kinder|weiter|verheiratet|ausser mir|außer mir|hinterher
  hinke hinterher|abgehangt
bad-phase = wann es besser wird
  alles lauft schief|geht alles schief|alles schief|wird es besser|schlechte phase|wird alles besser
luck = wann sich das Glück wendet
  gluck|pech + wann|wende*|endlich|immer|nie|warum
health = was man über deine Gesundheit sagen kann
  gesundheit*|gesundheitlich + meine|wie|wird|steht
purpose = was deine Aufgabe im Leben ist
  lebensaufgabe|sinn des lebens|sinn meines lebens|bestimmung
next-year = wie das nächste Jahr wird
  nachstes jahr|nachste jahr|2027 + wie|wird|erwartet|bringt
my-year = wie dein Jahr wird
  dieses jahr|mein jahr + wie|wird|erwartet|bringt
my-month = wie dein Monat wird
  diesen monat|dieser monat|mein monat + wie|wird|erwartet|bringt
my-week = wie deine Woche wird
  woche + wie wird|erwartet|bringt|meine woche|horoskop
sky-now = was heute am Himmel steht
  himmel|sterne|planeten + heute|gerade|jetzt|stehen|steht|sagen
my-day = wie dein Tag wird
  mein tag|tageshoroskop|mein horoskop|was bringt der tag|was erwartet mich heute|wie wird heute|horoskop fur heute|horoskop heute
future = was auf dich zukommt
  meine zukunft|erwartet mich|kommt auf mich zu|die zukunft
decide = wie du dich entscheidest
  kann mich nicht entscheiden|schwer zu entscheiden|entscheidung treffen|unentschlossen|wie soll ich mich entscheiden
`,
};
