import type { ToldTable } from './told-table.ts';

export const GERMAN_TOLD: ToldTable = {
  names: {
    partner:
      'mann|frau|freund|freundin|partner|partnerin|verlobter?|ehemann|ehefrau|schatz|lebensgefahrt[ei]n?',
    child: 'sohn|tochter|kind|kinder|kleiner?|kids|bub|jungs?|madchen',
    parent: 'mutter|mama|mutti|vater|papa|vati|eltern|oma|opa',
    friend:
      'beste freundin|bester freund|beste freunde?|besten freund|besten freundin|freunde|freundinnen|kumpel|bff|ne freundin|eine freundin|ein freund',
    boss: 'chef|chefin|vorgesetzter?|boss|teamleitung|teamleiter|teamleiterin|abteilungsleiter|abteilungsleiterin',
    job: 'arbeit|job|buro|stelle|firma|arbeitsplatz|dienst',
    pet: 'hund|hundin|katze|kater|kaninchen|pferd|meerschweinchen|tier|hase',
    sad: 'traurig|weine|heule?|weinen|geweint|angst|einsam|allein|alleine|vermisse|weh|deprimiert|schlecht',
    others:
      'sohn|tochter|kind|mutter|mama|vater|papa|chef|chefin|kollege|kollegin|bruder|schwester|schwiegermutter|nachbar|mitbewohner|mitbewohnerin|beste freundin|bester freund|lehrer|hund|katze|baby',
  },
  entries: `
driving-failed = ob du die Fahrprüfung schaffst
  fuhrerschein*|fahrprufung*|fuehrerschein*|fahrpruefung* + durchgefallen|schaff*|zweimal|wieder|dritte*|bestehe*
dropped-out-hidden: Das ist ein schweres Geheimnis.
  eltern|mama|papa|familie + wissen nicht|weiss nicht|denken|glauben|ahnen + abgebrochen|exmatrikuliert|studium|uni + abgebrochen|abschluss|geschmissen|exmatrikuliert|nicht mehr
hanged-man = was der Gehängte bedeutet, wenn er immer wieder kommt
  gehangte|gehangten|gehaengte* + gezogen|karte|mal|bedeutet
craft-later = ob du den sicheren Job für ein Handwerk aufgibst
  kundig*|aufgeb*|hinschmeiss*|job|umschul* + bank|buro|job|stelle + schreiner*|tischler*|backer*|handwerk*|topfer*|goldschmied*|gartner*
parent-far-alone: Weit weg zu sein tut weh.
  meine mutter|mein vater|meine eltern|mama|papa + allein|alleine + schuld*|schlechtes gewissen|weit weg
move-back-parent = ob du für deinen Vater oder deine Mutter zurückgehst
  mein vater|meine mutter|papa|mama + allein|alleine + zuruckgehen|zuruckziehen|zuruck|heimkehren
retiring-soon: Nach so vielen Jahren aufzuhören ist ein großer Schritt.
  letzter arbeitstag|letzten arbeitstag|letzte arbeitswoche
  rente|ruhestand|pension + nachste woche|bald|nachsten monat|freue + angst|bammel|freue|nervos
retired-lost: Der erste Montag ohne Arbeit ist seltsam.
  rente|rentner|rentnerin|ruhestand|pension + montag|aufgewacht|angezogen|leer|und jetzt|was nun|fehlt
abroad-calls-less = ob jemand anderes da ist, wenn er sich immer seltener meldet
  mann|freund|frau|freundin|partner + ausland|weit weg|montage|ubersee + meldet|ruft|schreibt + seltener|weniger|kaum
acts-different = ob er Schluss machen will, weil er anders ist
  freund|freundin|mann|frau|er|sie + komisch|anders|distanziert|kalt + schluss|trennen|verlassen
love-after-divorce = ob nach der Scheidung noch Liebe kommt
  scheidung|geschieden + allein|alleine|noch was|noch jemand|wieder|liebe|kommt
left-after-years: Das tut mir sehr leid.
  mein mann|meine frau|mein partner + trennen|verlassen|gegangen|ausgezogen + nach|jahren + will|hat|ist
fooled-cursed = ob ein Fluch auf deiner Liebe liegt
  verflucht|fluch|boser blick + manner|liebe|immer|beziehung*
alone-trip = ob es egoistisch ist, allein wegzufahren
  allein|alleine + meer|urlaub|woche|reise|wegfahren + egoistisch
another-try = ob sich noch ein Versuch lohnt
  prufung|examen|aufnahmeprufung|medizin + dritte*|vierte*|nochmal|noch einmal + lohnt|aufgeben|aufhoren
own-use-eviction = was du tust, wenn der Vermieter Eigenbedarf hat
  eigenbedarf
  vermieter + gekundigt|kundigt|raus|ausziehen + kinder|familie|wohnung
dream-rain-inside = was es bedeutet, wenn es im Traum hineinregnet
  getraumt|traum|traumte + regnet*|regen|geregnet|uberschwemm*
first-day: Vor dem ersten Tag ist einem oft übel.
  erster tag|ersten tag|erster arbeitstag|ersten arbeitstag|erste stunde + morgen|montag|aufregung|nervos|angst|schlecht - letzte*
study-own-or-parents = ob du studierst, was deine Eltern wollen oder was du liebst
  eltern|vater|mutter + wollen|sagen|will|drangen + jura|medizin|bwl|studier* + ich will|ich mochte|liebe|lieber|gern
grown-child-silent = ob du deiner Tochter eine Karte schickst
  tochter|sohn + spricht nicht mehr|redet nicht mehr|kein kontakt|meldet sich nicht + karte|geburtstag|gesagt|entschuldig*
partner-died: Dein Verlust tut mir sehr leid.
  (?:meinen mann|meine frau|meinen freund|meinen partner|meine partnerin) verloren|bin witwer?|bin witwe|witwe geworden|verwitwet
parent-died: Dein Verlust tut mir sehr leid.
  (?:meine mutter|meinen vater|meine mama|meinen papa|meine eltern) verloren
aunt: Herzlichen Glückwunsch!
  bin tante|tante geworden|bin onkel|onkel geworden|werde tante|werde onkel|meine nichte|mein neffe + geboren|geworden|heute|bin|werde - gestorben
grandchild: Herzlichen Glückwunsch!
  (?:wurde|bin|werde) (?:heute |gestern |endlich |zum ersten mal )?(?:oma|opa)
child-got-in: Herzlichen Glückwunsch an dein Kind!
  {child} + studienplatz|angenommen|bestanden|abi geschafft|zusage|abschluss geschafft - nicht|keinen|absage
friend-slept: Es tut mir leid, was dir angetan wurde.
  {friend} + geschlafen|im bett|rumgemacht|affare|gekusst + meinem freund|meinem mann|meiner freundin|meiner frau|mein freund|meinem ex
friend-took-crush = was du tust, wenn deine Freundin deinen Schwarm datet
  {friend} + meinen schwarm|mein crush|meinen crush|meinem crush|meinem schwarm
ex-house = was du tust, wenn dein Ex das halbe Haus will
  ex|exmann|exfrau|ex mann + haus|wohnung|vermogen + halfte|will|verkauf*|auszahl*
move-or-mother = was du tust, wenn dein Mensch wegziehen will und du deine Mutter nicht allein lassen willst
  {partner} + wegziehen|umziehen|weg|stadt|land + meine mutter|meinen vater|meine eltern|mama
lies = was du tust, wenn dein Mensch lügt
  {partner} + lugt|anlugt|angelogen|luge|lugen|belugt
test-results-other: So ein Warten ist hart.
  {parent}|{partner}|{child} + befund|ergebnis*|biopsie|untersuchung|mrt + angst|warten|warte|sorge*
boss-slow = was du tust, wenn dein Chef dich zu langsam findet
  {boss} + langsam|schneller|nicht schnell genug
not-picked: Es tut mir leid, dass du nicht genommen wurdest.
  nicht genommen|nicht ausgewahlt|nicht nominiert|nicht aufgestellt + team|mannschaft|rolle|chor|casting|kader
father = was du mit einem Vater tust, der schweigt
  mein vater und ich|papa und ich|mit meinem vater + nicht mehr|funkstille|kein wort|zerstritten
rising-means = was dieser Aszendent bedeutet
  @sign + aszendent + bedeut*|heißt|heisst|was ist|wie ist
am-pregnant = ob du schwanger bist
  periode|regel|tage + uberfallig|nicht bekommen|ausgeblieben|zu spat|bleibt aus
married-man = was du von jemandem erwarten kannst, der verheiratet ist
  verlasst seine frau|seine frau nicht|ist verheiratet|seine ehefrau|affare + liebt|sagt|er|versprich*|verheiratet* - wir sind
sleep-apart = was du tust, wenn ihr getrennt schlaft
  {partner} + schlafen getrennt|getrennt schlafen|getrennt|getrennte betten|getrennte schlafzimmer|auf dem sofa|auf der couch|schnarcht + schlaf*|betten|schlafzimmer|sofa|couch|schnarcht
turned-down: Das tut mir leid.
  korb bekommen|korb gekriegt|abgewiesen|friendzone|nur freunde|abfuhr
no-holiday = was du tust, wenn dein Urlaub abgelehnt wird
  {boss} + urlaub|frei + abgelehnt|verweigert|nicht genehmigt|kein|keinen|gestrichen
birthday-plan = was du an deinem Geburtstag tust
  geburtstag + plan|plane|feiern|was mache
value-me = wie du bei der Arbeit gesehen wirst
  {boss}|{job} + wertschatz*|anerkenn*|geschatzt|nicht gesehen
forgot-day = was du tust, wenn dein Tag vergessen wurde
  {partner} + vergessen + geburtstag|jahrestag|hochzeitstag
child-drops-out = was du tust, wenn dein Kind nicht mehr studieren will
  {child} + nicht mehr studieren|studium abbrechen|studium schmeißen|studium schmeissen|uni abbrechen|schule abbrechen|ausbildung abbrechen|nicht studieren
meet-parents = wie du die Eltern deines Menschen kennenlernst
  seine eltern|ihre eltern|seinen eltern|schwiegereltern + kennenlern*|kennen lernen|erste mal|vorstell*
tell-father = ob du es dem Vater sagst
  schwanger + dem vater|kindsvater|ihm sagen|er weiß|er weiss - meinem vater|eltern
grades = was du bei schlechten Noten tust
  {child} + schlechte note*|funf|sechs|sitzen geblieben|sitzengeblieben + mathe*|schule|note*|zeugnis|arbeit
mother-calls = was du mit einer Mutter tust, die ständig anruft
  mutter|mama + ruft + mal|standig|dauernd|jeden tag|taglich
child-sleeps = was du tust, wenn dein Kind nicht allein schlafen will
  {child} + allein schlafen|alleine schlafen|in unserem bett|bei uns im bett|in meinem bett
offer-partner = was du tust, wenn dein Mensch für deinen Job nicht mitzieht
  angebot|stelle|jobangebot|versetz* + {partner} + will nicht|bleibt|nicht mit|mitkommen|umziehen
wrong-study = was du tust, wenn das Studium nicht passt
  studium|studiengang|ausbildung|fach + falsch*|gefallt|zweif*|passt nicht|bereue|hasse|nicht meins
double-life: Es tut mir leid, was du herausgefunden hast.
  {partner} + doppelleben|zweite familie|andere familie|kind mit einer anderen
no-meeting = was es heißt, wenn jemand schreibt, aber nie Zeit hat
  schreibt|chattet|meldet + nie treffen|nicht treffen|treffen nie|keine zeit|sagt immer ab|ausreden|sagt ab
crush-unaware = wie du jemanden ansprichst
  mag|verknallt|crush|gefallt mir|schwarme + existiere|kennt mich nicht|weiß nicht|weiss nicht|ansprechen|schuchtern|traue mich
not-posted = was es heißt, dass du nie gepostet wirst
  postet|zeigt|hochladt|ladt + nie|nicht + mich|uns|insta*|fotos
late-home = was du tust, wenn dein Mensch immer spät kommt
  {partner} + kommt spat|kommt immer spat|spat nach hause|spat heim|kommt erst + {job}|nachts|handy|immer|erreichbar|jeden
fits-now = ob es zwischen euch aus ist
  aus|vorbei + zwischen uns|mit uns|endgultig|fur immer + ist|ob
pet-dying: Es tut mir leid, dass es deinem Tier so schlecht geht.
  {pet} + einschlafern|erlosen|einzuschlafern|liegt im sterben|stirbt|unheilbar|gehen lassen - gestorben|tot|eingeschlafert
pet-ill: Es tut mir leid, dass dein Tier krank ist.
  {pet} + krank|tierarzt|tierarztin|frisst nicht|frisst nichts|erbricht|kotzt|operiert|op - gestorben|tot|eingeschlafert
proposed: Herzlichen Glückwunsch zur Verlobung!
  antrag gemacht|heiratsantrag|wir heiraten|ich heirate|wir haben uns verlobt|bin verlobt|sind verlobt - wann|wartet?|keinen|angst|nervos*|noch nicht|nie|soll ich
together-again: Schön, dass ihr wieder zusammen seid.
  wieder zusammen + glucklich|froh|endlich|freu* - {sad}|kommen wir
first-kiss: Wie schön!
  gekusst|erster kuss|ersten kuss + {partner}|er|sie|wir|gestern|heute|erster|ersten - ex|{sad}|betrogen|fremd
baby-born: Herzlichen Glückwunsch zum Baby!
  geboren|auf der welt|entbunden|zur welt gekommen + glucklich|baby|gestern|heute|unser|unsere|endlich - {sad}|versagt|uberford*|schlechte mutter|ich wurde|ich bin
grandchild: Herzlichen Glückwunsch!
  bin oma|bin opa|oma geworden|opa geworden|enkel|enkelin|werde oma|werde opa + bin|geworden|geboren|da|werde - gestorben|darf|kontakt|sehe
pregnant-glad: Herzlichen Glückwunsch!
  schwanger + glucklich|freu*|endlich|uberglucklich|wahnsinn|fasse es - {sad}|freundin ist
promoted: Herzlichen Glückwunsch zur Beförderung!
  wurde befordert|bin befordert|befordert worden|habe die beforderung|hab die beforderung|beforderung bekommen - kollege|kollegin|statt
got-job: Herzlichen Glückwunsch zum Job!
  hab den job|habe den job|hab die stelle|habe die stelle|job bekommen|stelle bekommen|zusage bekommen|habe die zusage|hab die zusage|ich wurde genommen|neuen job gefunden - nicht|absage|nicht bekommen
own-flat: Wie schön, die eigenen vier Wände!
  eigene wohnung|erste wohnung|eigenen vier wande + endlich|eingezogen|glucklich|schlussel|habe|hab - {sad}|suche|finde
bought-home: Herzlichen Glückwunsch zum Haus!
  gekauft|unterschrieben + haus|wohnung
pet-new: Wie schön!
  adoptiert|welpe|welpen|kitten + {pet}|welpe|kitten|eingezogen|endlich - {sad}|nervt|uberford*
got-in: Herzlichen Glückwunsch zum Platz!
  studienplatz|zulassung|angenommen + bekommen|habe|hab|uni|endlich|medizin - nicht|keinen|absage|leider|abgelehnt
graduated: Herzlichen Glückwunsch zum Abschluss!
  abschluss geschafft|bachelor geschafft|master geschafft|abi bestanden|abi geschafft|bin fertig mit dem studium|studium fertig|ausbildung bestanden|ausbildung geschafft
driving-passed: Herzlichen Glückwunsch zum Führerschein!
  fuhrerschein|fahrprufung + bestanden|geschafft|endlich - durchgefallen|nicht bestanden|nicht
smoke-free: Glückwunsch, das ist stark!
  rauchfrei|nicht mehr geraucht|aufgehort zu rauchen|ohne zigarette|ohne rauchen + monate?|monaten|wochen?|tage|tagen|jahr
birthday-sad: Es tut mir leid, dass der Geburtstag so ist.
  geburtstag + {sad}|niemand|keiner|vergessen
turning: So eine Zahl macht Eindruck.
  werde|ich werde|bald + 30|40|50|60|dreissig|dreißig|vierzig|funfzig|sechzig - job|kg|kilo
birthday-glad: Alles Gute zum Geburtstag!
  habe geburtstag|hab geburtstag|heute geburtstag|ist mein geburtstag
met-someone: Wie schön!
  jemanden kennengelernt|bin verliebt|frisch verliebt|hab mich verliebt|habe mich verliebt + glucklich|wolke|uberglucklich|toll*|wunderbar - {sad}|verheiratet|kolleg*|vergeben
ex-marries: Das tut mir leid, so eine Nachricht sitzt.
  ex|exfreund|exfreundin|ex freund|exmann + heiratet|verlobt|hochzeit
ex-baby: Das tut mir leid, so eine Nachricht sitzt.
  ex|exfreund|exfreundin|ex freund|exmann + baby|schwanger|kind|vater - unterhalt|mein kind|meine kinder|sehen|gemeinsam*|wochenende|kinder
ex-seen: Das tut weh, den Ex so zu sehen.
  ex|exfreund|exfreundin + gesehen|getroffen|begegnet|foto + neuen?|anderen?|freundin|jemand* - getraumt
ex-wants-back = ob du es mit deinem Ex noch einmal versuchen sollst
  ex|exfreund|exfreundin|ex freund + will mich zuruck|will zuruck|noch eine chance|zweite chance|wieder zusammen|nochmal versuchen|neu anfangen
ex-pesters = was du mit einem Ex tust, der nicht aufhört zu schreiben
  ex|exfreund|exfreundin + schreibt mir standig|schreibt mir dauernd|hort nicht auf|lasst mich nicht in ruhe|nervt|belastigt
ex-still = was du tust, wenn du deinen Ex noch liebst
  ex|exfreund|exfreundin + immer noch|noch immer|nach wie vor + liebe|verliebt|denke|hange|vermisse
silent-likes = was es heißt, wenn jemand nur deine Storys schaut
  story|storys|stories|like|likes|geliked|gelikt + schreibt|meldet|gemeldet|bedeut*|heißt|heisst|antwortet|funkstille|wochen|monat|nichts
unfollowed = was es heißt, dass dir jemand nicht mehr folgt
  entfolgt|folgt mir nicht mehr|geloscht + insta*|er|sie|tiktok|facebook|mich
left-by-text: Es tut mir leid, dass es so zu Ende ging.
  schluss gemacht|verlassen|schluss + whatsapp|nachricht|sms|textnachricht|chat
i-left: Gehen tut auch weh.
  ich hab schluss gemacht|ich habe schluss gemacht|hab mich getrennt|habe mich getrennt|ich hab ihn verlassen|ich habe ihn verlassen|hab ihn verlassen|mich von ihm getrennt|mich von meinem + schuld*|schlecht|bereue|vermisse|richtig|gewissen|traurig
break-up-how = wie du sagst, dass du dich trennen willst
  schluss machen|trennen|beenden + wie sag*|wie sage|weiß nicht wie|weiss nicht wie|wie mache|ohne ihn zu verletzen|beibringen - {job}
partner-leaves: Es tut mir leid, dass dein Mensch gehen will.
  {partner} + will sich trennen|will sich scheiden|will die scheidung|will mich verlassen|will die trennung|mochte sich trennen|will ausziehen|trennen will|scheiden lassen will|verlassen will - ich will
not-ready = was es heißt, dass jemand nicht bereit ist
  nicht bereit|nichts festes|keine beziehung|noch nicht so weit|bindungsangst|nichts ernstes
i-go-abroad = ob eure Liebe hält, wenn du gehst
  ich gehe|ich geh|ich ziehe|ich zieh|ich muss + {partner}|beziehung + ausland|jahr|stadt|monate|weg|bleibt|erasmus|halt
goes-abroad = ob eure Liebe hält, wenn dein Mensch weit weg ist
  {partner} + geht|zieht|muss|wird versetzt|versetzt + ausland|jahr|monate|usa|weit weg|andere stadt|erasmus|amerika|berlin|munchen|wien|london|fur ein - {child}|bester freund|beste freundin|fremd|arzt
  er|sie + geht|zieht|muss|wird versetzt|versetzt + ausland|jahr|monate|usa|weit weg|andere stadt|erasmus|amerika|berlin|munchen|wien|london|fur ein - {child}|bester freund|beste freundin|fremd|arzt - {others}|{partner}
crush-taken = was du tust, wenn jemand vergeben ist
  verliebt|mag|verknallt|crush|gefuhle|schwarme + vergeben|hat (?:ne|eine) freundin|hat (?:nen|einen) freund|in einer beziehung|freundin hat|hat aber - verheiratet
date-vanished = warum jemand nach einem guten Date verschwindet
  melden sich|meldet sich|schreibt|schreiben + nicht mehr|nie wieder + date|treffen
  date|treffen|getroffen + meldet sich nicht|nicht gemeldet|funkstille|verschwunden|nichts mehr|geghostet|keine antwort
after-sex = was die Stille nach einer Nacht heißt
  geschlafen mit|miteinander geschlafen|im bett|die nacht verbracht|sex + meldet|gemeldet|schreibt nicht|komisch|distanziert|funkstille|antwortet
no-marriage = was du tust, wenn der andere nicht heiraten will
  {partner} + nicht heiraten|will nicht heiraten|gegen heiraten|nie heiraten|von der ehe
  er|sie + nicht heiraten|will nicht heiraten|gegen heiraten|nie heiraten|von der ehe - {others}|{partner}
wants-baby-i-not = was du tust, wenn nur der andere ein Kind will
  will ein kind|will kinder|will noch ein|will ein baby|mochte ein kind|mochte kinder|wunscht sich ein + ich nicht|ich nein|ich weiß nicht|ich weiss nicht|unsicher|ich aber
housework = wie ihr den Haushalt teilt
  {partner} + hilft nicht|hilft mir nicht|macht nichts|hilft nie|keinen finger|mental load|alles allein|alles alleine|hilft gar + haushalt|hause|nichts|kinder|alles|finger|putz*
  er + hilft nicht|hilft mir nicht|macht nichts|hilft nie|keinen finger|mental load|alles allein|alles alleine|hilft gar + haushalt|hause|nichts|kinder|alles|finger|putz* - {others}|{partner}
gaming = was du tust, wenn dein Freund nur zockt
  {partner} + zockt|spielt|playstation|computerspiele|konsole|gaming
  er + zockt|spielt|playstation|computerspiele|konsole|gaming - {others}|{partner}
gambles = was du tust, wenn dein Mensch spielt
  {partner} + spielsucht|spielsuchtig|wettet|casino|spielautomat*|sportwetten|verspielt
  er + spielsucht|spielsuchtig|wettet|casino|spielautomat*|sportwetten|verspielt - {others}|{partner}
no-time = was du tust, wenn der andere nie Zeit hat
  {partner} + arbeitet nur|arbeitet zu viel|keine zeit|nie zeit|kaum zeit|immer arbeiten|nie da|arbeitet standig
  er|sie + arbeitet nur|arbeitet zu viel|keine zeit|nie zeit|kaum zeit|immer arbeiten|nie da|arbeitet standig - {others}|{partner}
his-friends = was du tust, wenn dein Mensch immer ohne dich ausgeht
  {partner} + seinen freunden|seinen kumpels|ihren freundinnen|jungs|feiern|kumpels + immer|jedes|standig|ohne mich|dauernd|allein
  er + seinen freunden|seinen kumpels|ihren freundinnen|jungs|feiern|kumpels + immer|jedes|standig|ohne mich|dauernd|allein - {others}|{partner}
partner-low = wie du deinem Menschen hilfst
  {partner} + depressiv|depression*|geht es schlecht|gehts schlecht|antriebslos|job verloren|arbeit verloren|arbeitslos|gekundigt worden
partner-spends = was du tust, wenn der andere alles ausgibt
  {partner} + gibt + geld|zu viel|alles|schulden
  er + gibt + geld|zu viel|alles|schulden - {others}|{partner}
his-mother = was du tust, wenn er immer zu seiner Mutter hält
  schwiegermutter|seine mutter|seiner mutter|muttersohnchen + halt zu|seite|verteidigt|recht|immer|stellt sich
criticizes = was du tust, wenn der andere alles kritisiert
  {partner} + kritisiert|norgelt|meckert|macht mich runter|nichts recht|macht mich schlecht
male-friends = was du tust, wenn dein Freund deine Freunde nicht mag
  {partner} + eifersuchtig|mag nicht|will nicht|verbietet + mannliche|kumpels|mannlichen freunde|mit freunden|meine freunde
found-messages = was du mit den gefundenen Nachrichten tust
  gefunden|gesehen|entdeckt|gelesen + nachrichten|chat|chats|chatverlauf|fotos|whatsapp + anderen?|frau|handy|kollegin|fremde*
two-loves = wie du dich zwischen zweien entscheidest
  zwei manner|zwei mannern|zwei frauen|zwei menschen|zwei typen|beide|beiden + liebe|verliebt|entscheiden|mag
married-crush = was du tust, wenn du vergeben bist und dich verliebst
  verheiratet|vergeben|hab einen freund|habe einen freund|in einer beziehung|bin mit meinem + verliebt in|anderen|anderer|gefuhle fur|verknallt|kollegen verliebt - er ist|sie ist
no-desire = was du tust, wenn die Lust weg ist
  keine lust mehr|nicht mehr anziehend|keine anziehung|keine lust auf|nicht mehr attraktiv + {partner}|ihn|sex|sie
lonely-couple = was du gegen die Einsamkeit zu zweit tust
  einsam|allein|alleine + {partner}|ehe|beziehung|verheiratet + fuhle|obwohl|trotz|neben - single|geht|weihnachten|gestorben
moved-in-fights = was du gegen den Streit tust, seit ihr zusammenwohnt
  zusammenwohnen|zusammengezogen|zusammen wohnen|zusammen gezogen|zusammen gewohnt + streit*|zoff|nervt|gestritten
trust-again = wie du wieder vertraust
  wieder vertrauen|nicht mehr vertrauen|vertrauen aufbauen|vertrauen zuruck|vertrauen lernen|niemandem vertrauen
online-money = was du tust, wenn dich jemand aus dem Netz um Geld bittet
  internet|online|tinder|facebook|instagram|kennengelernt|nie getroffen + geld + will|bittet|braucht|schicken|uberweisen|fragt
online-love = ob Liebe aus dem Netz echt sein kann
  internet|online|discord|chat|instagram|tiktok + verliebt|liebe|beziehung + nie|gesehen|getroffen|echt|kenn*
secret = was du tust, wenn es geheim bleiben soll
  geheim|heimlich|versteckt|verheimlicht|niemand erfahren|keiner wissen + beziehung|uns|mich|{partner}|er|sie
serious = ob es jemand ernst meint
  meint er es ernst|meint sie es ernst|ernst mit mir|spielt er nur|spielt nur mit|nur ausnutzen|nur das eine|ernst meint
the-one = woran du merkst, dass es passt
  der richtige|die richtige|mann furs leben|frau furs leben|mann meines lebens|frau meines lebens + ist|ob|er|sie|woher|wissen - finde|wann|treffe
alone-christmas: Es tut mir leid, dass du an den Tagen allein bist.
  weihnachten|heiligabend|silvester|feiertage + allein|alleine|einsam
end-alone: Diese Angst haben sehr viele.
  angst|nie|furchte|ewig + allein bleiben|alleine bleiben|fur immer allein|einsam sterben|alleine sterben|niemanden finden|nie jemanden finden|keinen mehr finde|niemanden mehr finde|nie jemanden - wann
friends-marry = was du tust, wenn alle heiraten außer dir
  alle|alle meine|freundinnen|freunde + heiraten|kinder|verheiratet|schwanger|vergeben|verlobt + ich|single|außer|ausser
divorce-kids = wie ihr die Kinder in einer Trennung schützt
  scheid*|trenn* + kinder|kind|kids|sohn|tochter - meine eltern|ausland
divorce-final: Es tut mir leid, dass es so schwer ist.
  geschieden|scheidung ist durch|scheidung durch + leer|traurig|komisch|heute|gestern|seit|erleichtert
custody = was du tust, wenn du deine Kinder nicht sehen darfst
  sorgerecht|umgang|umgangsrecht|nicht sehen lasst|kinder nicht sehen|kind nicht sehen|sehen darf|enthalt mir
child-support = was du tust, wenn kein Unterhalt kommt
  unterhalt + zahlt|nicht|kein|keinen|ex
step-kids = wie du mit den Kindern deines Menschen zurechtkommst
  seine kinder|seine tochter|sein sohn|ihre kinder|stieftochter|stiefsohn|stiefkinder|bonuskind* + akzept*|hassen|hasst|mag mich nicht|mogen mich|ablehn*|schwierig|lehnt
wedding-speech = wie du eine Hochzeitsrede hältst
  hochzeit|heiratet + rede|ansprache|toast|trauzeugenrede
tell-parents-pregnant = wie du den Eltern sagst, dass du schwanger bist
  schwanger + eltern|mutter|vater|mama|papa + sagen|sag|wissen|erzahl*|beibringen
tell-parents-exam = wie du zu Hause sagst, dass es nicht geklappt hat
  durchgefallen|nicht bestanden|verhauen|studium abgebrochen|abgebrochen|exmatrikuliert|sitzen geblieben + eltern|mutter|vater|mama|papa + sagen|sag|wissen|trau*|erzahl*|beichten|zahlen
tell-parents-love = wie du deinen Eltern von deinem Menschen erzählst
  freund|freundin|beziehung + eltern|mutter|vater|mama|papa|familie + sagen|sag ich|wissen nichts|wissen nicht|vorstellen|erzahl*|beibringen
marry-pressure = was du sagst, wenn alle zum Heiraten drängen
  familie|eltern|mutter|alle|tanten + drang*|druck|fragen|nerven|nervt + heirat*|hochzeit
baby-questions = was du sagst, wenn alle nach Kindern fragen
  fragt|fragen|fragerei|druck + kinder|kind|baby|nachwuchs|enkel + alle|familie|schwiegermutter|standig|dauernd|immer|mutter|wann
cant-quit = was du tust, wenn du nicht kündigen kannst
  kann nicht|kann mir nicht|nicht leisten + kundigen|aufhoren|gehen + familie|kinder|kredit|miete|geld|verdien*|leisten|haus
family-support = wie du eine Grenze ziehst, wenn alle an dir hängen
  familie|eltern|geschwister + unterstutze|schicke geld|geld schicken|hangen an mir|verlassen sich auf mich|alleinverdiener*|zahle alles|ernahre
siblings-no-help = was du tust, wenn deine Geschwister nicht helfen
  bruder|schwester|geschwister + hilft nicht|helfen nicht|kummert sich nicht|kummern sich nicht|macht nichts|machen nichts|hilft nie|lasst mich allein + {parent}|pflege|eltern
mother-baby = was du tust, wenn sich deine Mutter beim Baby einmischt
  mutter|mama|schwiegermutter|oma + mischt|einmisch*|kritisiert|besser|ungefragt|reinred*|redet rein + baby|kind|kinder|enkel|erziehung|sohn|tochter|geburt
teen-room = was du mit einem Kind tust, das sich einschließt
  {child} + zimmer|schliesst sich ein|schließt sich ein|zuruckgezogen|zieht sich zuruck|eingeschlossen|verkriecht - zieht aus|auszieht|leeres|leer|aufraum*
child-phone = was du tust, wenn dein Kind nur am Handy hängt
  {child} + handy|tablet|bildschirm|zockt|zocken|playstation|tiktok|konsole|computer
child-no-call = was du tust, wenn dein Kind nie anruft
  {child} + ruft nie|ruft nicht|meldet sich nicht|meldet sich nie|meldet sich kaum|besucht mich nie|besucht mich nicht|ruft mich
child-moves = was du tust, wenn ein Kind auszieht
  {child} + zieht + aus
  {child} + ausgezogen|auszieht|auszug|auszuziehen|zum studieren|von zuhause weg|geht weg|ins ausland
baby-sleep: Es tut mir leid, dass du so müde bist.
  baby|saugling|{child} + schlaft nicht|schlaft nie|schreit|nachte|nacht|wacht auf|durchschlafen - alptraum*|albtraum*
bad-mother: So geht es vielen nach einer Geburt.
  geburt|entbunden|baby|mutter|mama|wochenbett + schlechte mutter|versag*|uberfordert|schaffe es nicht|bereue|nichts gefuhlt|heule|nicht gut genug|rabenmutter - {parent} ist
child-eats = was du tust, wenn dein Kind kaum isst
  {child} + isst nichts|isst nicht|isst kaum|isst fast|isst schlecht|will nicht essen|wenig isst
bullied = was du tust, wenn dein Kind gemobbt wird
  {child} + gemobbt|mobbing|gehanselt|geargert|ausgeschlossen|geschlagen|ausgelacht
tantrums = was du bei Trotzanfällen tust
  trotz*|wutanfall|wutanfalle|trotzphase|autonomiephase
kids-fight = was du tust, wenn deine Kinder streiten
  kinder|sohne|tochter|jungs|geschwister + streiten|zanken|prugeln|schlagen sich|streit - scheidung|eltern|erbe*|mein mann
child-gay = was du sagst, wenn dein Kind sich outet
  {child} + schwul|lesbisch|homosexuell|trans|bi|queer|geoutet|steht auf
child-partner = was du tust, wenn du den Menschen deines Kindes nicht magst
  freund meiner tochter|freundin meines sohnes|schwiegersohn|schwiegertochter|ihr freund|seine freundin + mag ich nicht|mag nicht|gefallt mir nicht|schlechter einfluss|komisch|behandelt|nicht leiden
child-home = was du mit einem erwachsenen Kind zu Hause tust
  {child} + wohnt noch|macht nichts|hangt rum|arbeitet nicht|nichts den ganzen|hotel mama|bewirbt sich nicht
school-starts: Da darf man feuchte Augen haben.
  {child} + eingeschult|einschulung|kita|kindergarten|schulanfang|kommt in die schule|eingewohnung
favorite = was du tust, wenn deine Eltern ein Kind vorziehen
  {parent} + bevorzug*|lieblingskind|liebling|lieber als mich|mehr als mich + bruder|schwester|geschwister|kind|liebling*
parents-divorce: Das mit deinen Eltern tut mir leid.
  meine eltern|eltern + scheiden|trennen|scheidung|trennung|getrennt + meine|sich|lassen
parents-fight = was du tust, wenn deine Eltern streiten
  meine eltern + streiten|streit|schreien|zoff
father-gone = ob du deinen Vater suchen sollst
  vater|papa + nie gesehen|jahren nicht|jahre nicht|kenne ihn nicht|nie kennengelernt|verlassen als|abgehauen|kontakt aufnehmen|kein kontakt|keinen kontakt|suchen
nursing-home = ob ein Heim das Richtige ist
  pflegeheim|altersheim|altenheim|seniorenheim|ins heim + {parent}|soll|schwieger*
dementia: Es tut mir leid, dass du das erlebst.
  {parent}|{partner} + demenz|alzheimer|dement|erkennt mich nicht
surgery-other: Es tut mir leid, dass du so warten musst.
  {parent}|{partner}|{child}|schwester|bruder + operiert|operation|op|narkose - ich werde|meine op
mother-far = was du mit dem schlechten Gewissen tust, weit weg zu leben
  {parent} + weit weg|allein|alleine|ausland + schuld*|schlechtes gewissen|gewissen|sorge|sorgen|vermisse
miss-child: Es tut mir leid, dass du fern von deinen Kindern bist.
  vermisse mein kind|vermisse meine kinder|vermisse meinen sohn|vermisse meine tochter|fern von meinen kindern - gestorben|ausgezogen|zieht|auszog
trying-baby: Es tut mir leid, dass das Warten so lang ist.
  versuchen|probieren|uben|kinderwunsch|schwanger werden|klappt nicht + baby|kind|schwanger|kinderwunsch + jahren?|monaten|seit|klappt|nicht
near-retirement = ob du bis zur Rente durchhalten sollst
  rente|pension|ruhestand|pensionierung + monate?|monaten|jahre?|jahren|bis zur|bis zum|kurz vor + {boss}|durchhalten|hinschmei*|aufhoren|kundig*|schaffe|{job}
retired = was du mit dem Ruhestand anfängst
  rente|rentner|rentnerin|pension|ruhestand|pensioniert + langweil*|leer|nichts mit mir|angst|nutzlos|was mache|was tun|loch|anfangen
night-work = wie du nachts von der Arbeit abschaltest
  schlafen|nachts|nacht|abschalten|wach|einschlafen + {job} - nachtschicht*|schichtarbeit|nachtdienst
boss-yells = was du mit einem Chef tust, der schreit
  {boss} + schreit|brullt|anschrei*|angeschrien|vor allen|blamiert|demutigt|herunter|runtergemacht
not-paid = was du tust, wenn kein Lohn kommt
  {boss}|arbeitgeber|firma|gehalt|lohn + zahlt nicht|nicht bezahlt|nicht gezahlt|zu spat|kein gehalt|noch nicht da|ausstehend|schuldet
overtime = was du tust, wenn du zu viel arbeitest
  uberstunden|zu viel arbeit|60 stunden|50 stunden|12 stunden|kein privatleben|nur noch am arbeiten|nur noch arbeit
credit = was du tust, wenn andere deine Arbeit als ihre ausgeben
  kollege|kollegin|{boss} + meine idee|meine ideen|meine arbeit|lorbeeren|als seine|als ihre|klaut
passed-over = was du tust, wenn jemand anders befördert wird
  befordert|beforderung|stelle bekommen + kollege|kollegin|statt|anderer|andere|jemand anders|nicht ich
work-mistake = was du nach einem Fehler bei der Arbeit tust
  fehler|mist gebaut|verbockt|versaut|verkackt + {job}|{boss}|kunde*
work-bored = was du gegen die Langeweile bei der Arbeit tust
  langweil*|unterford*|boreout + {job}
quit-free: Das freut mich für dich!
  gekundigt|hingeschmissen + frei|glucklich|erleichtert|froh|befreit - wurde|worden|mir gekundigt|mir wurde|hat mir
quit-scared: Da darf einem schwindlig werden.
  ich habe gekundigt|ich hab gekundigt|hab gekundigt|habe gekundigt|selbst gekundigt|hingeschmissen + angst|panik|bereue|was jetzt|unsicher|was nun
contract-ends = was du tust, wenn dein Vertrag nicht verlängert wird
  vertrag|befristet* + verlanger*|auslauft|lauft aus|endet|nicht ubernommen|ubernommen
jobless-long: Es tut mir leid, dass es so lange dauert.
  arbeitslos|ohne job|ohne arbeit|arbeitssuchend|suche einen job|suche arbeit|jobsuche + monaten?|jahren?|jahr|hoffnung|verzweif*|aufgeben|ewig
no-answers = warum auf Bewerbungen nichts kommt
  bewerbung*|beworben|bewerbe + keine antwort|nur absagen|absagen|nichts|keiner|niemand|meldet sich
back-from-leave = wie du nach der Elternzeit zurückkommst
  elternzeit|mutterschutz|wiedereinstieg|wieder arbeiten + baby|kind|kinder|schuld*|gewissen|zuruck|kita|elternzeit
impostor = was du gegen das Hochstapler-Gefühl tust
  impostor*|hochstapler*|nicht gut genug|auffliege|fehl am platz + {job}|syndrom|kollegen|stelle|hochstapler*
evicted = was du tust, wenn du aus der Wohnung musst
  vermieter|vermieterin|eigenbedarf|raumungsklage|wohnung gekundigt + kundig*|gekundigt|raus|eigenbedarf|raumung*
no-flat = wie du eine Wohnung findest
  finde keine|suche|wohnungssuche|nichts gefunden + wohnung|wohnungssuche|wg|zimmer - zuhause gefunden
scammed: Das mit dem Betrug tut mir leid.
  abgezockt|betrug|betruger|betrogen worden|phishing|reingefallen|scam + geld|konto|online|internet|verloren|phishing|euro|anruf
save-money = wie du Geld sparst
  sparen|geld zurucklegen + wie|geld|nicht|monat
new-city = was du gegen die Einsamkeit in der neuen Stadt tust
  neue stadt|neuen stadt|umgezogen|hergezogen + einsam|allein|alleine|niemanden|keinen|kenne|freunde|traurig
stolen: Das mit dem Diebstahl tut mir leid.
  geklaut|gestohlen|eingebrochen + handy|fahrrad|rad|geldbeutel|geldborse|auto|tasche|wohnung|portemonnaie|bei uns
panic: Es tut mir leid, dass du das erlebst.
  panikattacke*|panik attacke*|angstattacke*
test-results: So ein Warten ist hart.
  warte|warten|ergebnis* + biopsie|befund|blutwerte|mrt|arzt|arztin|untersuchung|ct|mammo*
surgery-me: Angst vor einer OP ist normal.
  ich werde operiert|meine op|meine operation|muss operiert werden|meinen kaiserschnitt
cry-always: Es tut mir leid, dass du so viel weinst.
  weine|heule?|weinen + standig|dauernd|jeden tag|grundlos|ohne grund|wegen allem|nur noch|weiß nicht warum|weiss nicht warum - baby|{child}|tochter|sohn
angry = was du mit so viel Wut tust
  wutend|wut|gereizt|aggressiv|sauer + standig|immer|auf alle|auf alles|so viel|dauernd|nur noch - {child}
empty: Es tut mir leid, dass du dich so fühlst.
  leer|leere + fuhle|innerlich|in mir|gefuhl - laden|wohnung|haus|kuhlschrank
unmotivated: Es tut mir leid, dass dir die Lust fehlt.
  zu nichts lust|keine motivation|auf nichts lust|unmotiviert|kann mich zu nichts|keine lust auf nichts|antriebslos|nichts macht mehr|auf nichts mehr lust
ugly: Es tut mir leid, dass du dich so siehst.
  hasslich|hassliche|fett|unattraktiv + fuhle|bin|finde mich|spiegel
menopause = was du in den Wechseljahren tust
  wechseljahre*|hitzewallung*|menopause
lost-life = was du tust, wenn du nicht weißt, wohin
  verloren|orientierungslos|ziellos + leben|fuhle|bin - ring|{pet}|handy|{job}|schlussel|spiel
stuck = was du tust, wenn du feststeckst
  stecke fest|festgefahren|trete auf der stelle|komme nicht weiter|hamsterrad|stillstand
fear-future = was du gegen Zukunftsangst tust
  zukunftsangst|angst vor der zukunft|angst vor dem was kommt|zukunftsangste
bad-day: Es tut mir leid, dass der Tag so war.
  scheißtag|scheisstag|schlechter tag|schlechten tag|schlimmer tag|mieser tag|miesen tag|beschissener tag|schrecklicher tag|schlimmster tag|tag war (?:scheisse|scheiße|schrecklich|furchtbar|mies)
friend-moves: Es tut mir leid, dass ihr euch trennen müsst.
  {friend} + zieht|wandert aus|geht nach|zieht nach|geht ins + weg|nach|ausland|stadt|traurig|weit
friend-couple = was du tust, wenn deine Freundin keine Zeit mehr hat
  {friend} + neuen freund|einen freund|neue freundin|freund hat|verliebt|beziehung + zeit|nur noch|vergisst|seit|meldet - in mich|in meine|in meinen|mein ex
friend-bad-love = wie du einer Freundin mit einem schlechten Partner hilfst
  {friend} + ihr freund|ihr mann|ihrem freund|seine freundin + schlecht|toxisch|betrugt|kontrolliert|behandelt|manipul*
friend-fight = ob du dich nach einem Streit zuerst melden sollst
  {friend} + streit|gestritten|zerstritten|verkracht|zoff|sauer
friend-uses = was du mit jemandem tust, der dich nur ausnutzt
  {friend} + nur wenn|braucht|ausnutz*|nutzt mich|nur dann + meldet|schreibt|braucht|ausnutz*|nutzt
friend-low = wie du jemandem hilfst, dem es schlecht geht
  {friend} + geht es schlecht|gehts schlecht|geht es nicht gut|gehts nicht gut|depressiv|depression*|helfen|depressionen - gestorben
exam-tomorrow = was du am Abend vor der Prüfung tust
  morgen + klausur|prufung|abi|examen + nichts|nicht gelernt|kann nix|kann nichts|panik|nervos*|angst
thesis = wie du deine Arbeit fertig schreibst
  bachelorarbeit|masterarbeit|doktorarbeit|dissertation|diplomarbeit|hausarbeit
not-admitted: Es tut mir leid, dass es nicht geklappt hat.
  studienplatz|uni|zulassung|medizinstudium + absage|abgelehnt|keinen|nicht bekommen|nicht angenommen|nicht geklappt
teacher = was du mit einem Lehrer tust, der dich nicht mag
  lehrer|lehrerin|prof|dozent|dozentin + hasst|mag mich nicht|unfair|ungerecht|fertig|kieker
better-year = ob das nächste Jahr besser wird
  2027|nachstes jahr|neue jahr|neues jahr|dieses jahr|2026 + besser|schlimm|mies|scheisse|scheiße|mein jahr|furchtbar|hart|katastrophe|horror|fertig
haircut = ob es ein guter Tag zum Haareschneiden ist
  haare|friseur|pony + schneid*|farben|friseur
joke = einen Witz
  witz|bring mich zum lachen
who-are-you = wer ich bin
  wer bist du|wie heißt du|wie heisst du|was bist du
how-are-you: Danke der Nachfrage.
  wie geht es dir|wie gehts dir|wie gehts|wie geht s|alles gut bei dir|geht es dir gut - ihm|ihr|mit
not-asked: Entschuldige.
  nicht was ich gefragt|nicht meine frage|nicht gefragt|frage nicht beantwortet|hab ich nicht gefragt|thema verfehlt
promised-bad: Es tut mir leid, dass der Tag so war.
  du hast gesagt|du meintest|hast du gesagt|laut dir|hattest gesagt + tag|heute|woche|monat + schlecht|geklaut|mist|schief|kaputt|schlimm|strafzettel|katastrophe|furchtbar|scheisse|scheiße
thanks: Gern geschehen.
  vielen dank|danke dir|tausend dank|danke schon|danke fur
happy: Wie schön!
  glucklich|happy|bester tag|schonster tag|schonste tag|uberglucklich|freue mich so|freu mich so + heute|so|bin|gerade|tag - nicht glucklich|{sad}|werde ich|wann|glucklich werden|glucklich sein
`,
};
