/** Situations of ordinary life in German; how entries are written stands at `QuestionTable`. */
export const GERMAN_EVERYDAY = `
debt-hidden = wie du von Schulden erzählst
  schulden|kredit|dispo|karte uberzogen + scham*|schame|verheimlich*|beichten|sagen
first-day = wie du den ersten Tag angehst
  morgen|montag|heute + erster tag|ersten tag|fange ich an|fang ich an + {job}|kuche|schicht|krankenhaus|schule|nervos*|zitter*|angst - {child}
surgery-me: Angst vor einer OP ist normal.
  ich|muss|soll + operiert + angst|morgen|nachste woche|montag|werde - {parent}|{partner}|{child}
wedding-left-out = was du tust, wenn du nicht Trauzeugin bist
  freundin|freund|schwester|bruder|cousine + heiratet|hochzeit + nicht trauzeug*|nicht eingeladen|nicht gefragt|keine trauzeugin
pet-fear = was du mit einem ängstlichen Tier tust
  {pet} + angst|zittert|panik + feuerwerk|boller|silvester|gewitter|donner
pet-after-move = was du tust, wenn dein Tier nicht frisst
  {pet} + frisst nicht|frisst nichts|nicht fressen + umzug|umgezogen|neue wohnung|neuen wohnung
teacher-crush = was du mit dem Gefühl für deinen Lehrer tust
  lehrer|lehrerin|trainer|trainerin|tanzlehrer|prof + verliebt|verknallt|schwarm - {child}
dinner-burnt = was du mit dem verbrannten Essen tust
  verbrannt|angebrannt + essen|kuchen|braten|abendessen
gym = ob Fitnessstudio oder Training daheim
  fitnessstudio|gym|studio + zuhause|daheim|anmelden|oder
full-time-dog = ob ein Hund zu deinem Job passt
  hund|hundes|welpe*|welpen|katze + holen|anschaffen|adoptieren|zulegen
roommate-food = was du tust, wenn jemand dein Essen isst
  mitbewohner|mitbewohnerin|wg + isst|essen|kase|kuhlschrank|milch
upstairs-noise = was du gegen den Lärm von oben tust
  nachbar*|uber mir|oben + trampel*|absatz*|larm|laut|bohrt|musik + nachts|mitternacht|schlaf*|abends|laut
child-hid-study = was du mit dem Verheimlichten tust
  {child} + studium abgebrochen|uni geschmissen|studium geschmissen + nicht gesagt|verschwiegen|verheimlicht|nichts gesagt
child-no-study = was du tust, wenn dein Kind nicht studieren will
  {child} + will nicht studieren|nicht studieren|will keine ausbildung
visit-duty = was du mit einem Besuch ohne Lust tust
  versprochen|muss + besuchen + oma|opa|tante|onkel|schwieger* + keine lust|kein bock|keinen bock
offer-low-pay = ob du eine schlechter bezahlte Stelle nimmst
  {job}|stelle|angebot + weniger geld|weniger gehalt|schlechter bezahlt|verdiene weniger|weniger verdien*
planet-in = was diese Stellung sagt
  @planet + @sign + mein|meine|meinem|erklart|deshalb|bedeutet - {partner}
truck-passed: Glückwunsch zum Führerschein!
  geschafft|bestanden|gemacht|hab + lkw schein|lkw fuhrerschein|busfuhrerschein|busschein|motorradfuhrerschein|lkw fuehrerschein - nicht
marathon: Glückwunsch zum Lauf!
  geschafft|gelaufen|ziel|gefinisht + marathon|halbmarathon|10 km|triathlon
debt-free: Glückwunsch, was für eine Erleichterung!
  letzte rate|abbezahlt|schuldenfrei|schulden los|kredit abbezahlt - noch nicht|wann
visa-yes: Glückwunsch zu den Papieren!
  visum|aufenthaltstitel|einburgerung|aufenthalt|pass + genehmigt|bewilligt|bekommen|da|durch - abgelehnt|nicht
surgery-well: Gut, dass alles gut gegangen ist.
  operation|op + gut verlaufen|gut gelaufen|gut uberstanden|gut gegangen|geschafft
hidden-child = was du mit dieser Entdeckung tust
  {partner} + hat ein kind|hat einen sohn|hat eine tochter|uneheliches|ein kind hat + nie erzahlt|verschwiegen|herausgefunden|rausgefunden|erfahren|verheimlicht
speech-begin = wie du die Rede anfängst
  wie fange ich an|wie fang ich an|womit fange ich an|wie beginne ich|wie anfangen + @after-speech
transfer-stay = wie du sagst, dass du bleibst
  sage ich|sag ich|sagen|erklare ich + @after-relocate
not-yet-no = wie du „noch nicht“ sagst
  wenn ich nein sage|denkt sie|denkt er|glaubt sie|glaubt er + @after-move in
told-pregnant: Danke, dass du es mir erzählst.
  hab es ihm gesagt|habe es ihm gesagt|hab s ihm gesagt|er weiss es|er weiß es|gesagt + still|nichts|schweigt|gegangen|stumm + @after-pregnant
  schwanger + gesagt|erzahlt|weiss es|weiß es + still|nichts|schweigt|gegangen|geht|stumm|kalt
ex-again-family = was du tust, wenn die Familie dagegen ist
  wieder zusammen|zuruck zu meinem ex|wieder mit meinem ex|wieder mit meiner ex + familie|schwester*|bruder|geschwister|mutter|vater|eltern|freund* + dagegen|hassen|hasst|wutend|nicht einverstanden|sauer
partner-quits = was du tust, wenn er oder sie den Job aufgeben will
  {partner} + kundigen|job aufgeben|job hinschmeißen|job hinschmeissen|selbstandig|selbststandig|hinwerfen + will|mochte|angst|baby|kind*
live-near-mil = was ihr vor dem Umzug in die Nähe der Schwiegermutter klärt
  ziehen|wohnen|einziehen|zusammenziehen + seiner mutter|ihrer mutter|seinen eltern|ihren eltern|schwieger* + selbe haus|selben haus|gleiche haus|gleichen haus|nebenan|oben|unten|einliegerwohnung
live-together-quiet = was du tust, wenn du noch nicht zusammenziehen willst
  {partner} + zusammenziehen|zusammen wohnen|einziehen|zusammen ziehen + angst|ruhe|freiraum|noch nicht|unsicher|platz fur mich
neighbor-crush = was du mit diesem Gefühl tust
  nachbar*|mann meiner freundin|freund meiner freundin + kribbel*|verknallt|verliebt|schmetterlinge|gefallt mir|steh auf + freundin|frau|verheiratet
like-a-brother: Das ist ein Satz, der wehtut.
  wie ein bruder|wie eine schwester|nur freunde|nur als freund + gesagt|sagt|meint|sieht|geschrieben
on-off-block = warum jemand blockiert und wieder entblockt
  blockiert + entblockt|entsperrt|wieder frei|aufgehoben|entblockiert
apologize-partner = wie du dich nach dem Anschreien entschuldigst
  angeschrien|angebrullt|ausgerastet|ausgeflippt|gemein zu + entschuldig*|leid|wiedergutmach*|gut machen
wedding-no-money = was du tust, wenn das Geld für die Hochzeit noch fehlt
  heiraten|hochzeit + kein geld|zu teuer|nicht leisten|geld fehlt|geld reicht - eingeladen|trauzeug*
snores = was gegen das Schnarchen hilft
  schnarch*
ex-same-party = was du tust, wenn dein Ex auch kommt
  mein ex|meine ex|meinem ex + auch da|auch eingeladen|kommt auch|sehe ich + hochzeit|feier|party|geburtstag
ex-friends = ob man mit einem Ex befreundet sein kann
  ex + befreundet|freundschaft|freunde + will|bleiben|sein
never-listens = was du tust, wenn man dir nicht zuhört
  {partner} + hort mir nie zu|hort mir nicht zu|hort nicht zu|hort nie zu
friend-kissed = was nach diesem Kuss kommt
  gekusst|geknutscht + {friend}
silent-daughter = ob du zuerst schreiben sollst
  meine tochter|mein sohn|meine kinder|unsere tochter|unser sohn + redet nicht|redet|spricht nicht|spricht|meldet sich nicht|kontakt abgebrochen|antwortet nicht + nicht mehr|seit|schreiben|abgebrochen|warten - zimmer|teenager|pubertat
marry-not-yet = was du sagst, wenn alle dich verheiraten wollen
  familie|eltern|mutter|vater|tanten + heiraten|verheiraten|hochzeit + noch nicht|will nicht|druck|drang*
his-mother-all = was du tust, wenn alles über die Schwiegermutter läuft
  {partner} + mutter|mama + fragt|alles|entscheidet|bespricht|erst - meine mutter|meiner mutter
mil-cooking = was du antwortest, wenn dein Essen kritisiert wird
  schwiegermutter|schwiemu + koch*|essen|kuche|braten + kritisier*|meckert|schmeckt|norgel*|mak*
wrong-chat: Autsch, peinlich. Das passiert den Besten.
  sprachnachricht|nachricht|screenshot|foto + gruppe|falschen chat|aus versehen|versehentlich + gelastert|schwiegermutter|chef|peinlich|versehen|versehentlich|uber
child-abroad = wie du mit dem Abschied für ein paar Monate umgehst
  {child} + auslandssemester|auslandsjahr|erasmus|au pair|austauschjahr|ins ausland
miss-child-stay = ob du heimgehst oder noch durchhältst
  vermisse + kind|kinder|sohn|tochter + zuruck|heim|bleiben|durchhalten|ausland|weit
relative-stays = was du mit einem Gast tust, der nicht geht
  schwager|schwagerin|schwiegermutter|cousin|cousine|bruder|schwester|neffe + wohnt bei uns|wohnt bei mir|lebt bei uns|bei uns eingezogen|auf der couch + monaten|wochen|geht nicht|wann|jahr
mother-new-love = wie du dich an die neue Liebe deiner Mutter oder deines Vaters gewöhnst
  meine mutter|mein vater|mama|papa + neuen freund|neue freundin|neuen partner|neue partnerin|neuen mann|neue frau
dad-absent-child = was du tust, wenn der Vater nicht kommt
  vater meines|vater meiner|kindsvater|vater von meinem + kommt nicht|meldet sich nicht|kummert sich nicht|nie|sieht
baby-name = welchen Namen das Kind bekommt
  name|namen|vorname* + baby|kind|tochter|sohn|madchen|junge + einig*|streit*|finden|entscheid*|gefallt
child-failed = wie du auf das Durchfallen reagierst
  {child} + durchgefallen|sitzen geblieben|sitzengeblieben|nicht bestanden|schlechte noten|verhauen
kid-asks-dad = was du tust, wenn dein Kind zum Vater ziehen will
  {child} + will zu|mochte zu|zum vater ziehen|zum papa ziehen|beim vater wohnen|bei der mutter wohnen + vater|papa|mutter|mama
lend-family = ob du der Familie Geld leihst
  bruder|schwester|cousin*|onkel|tante|schwager|meine mutter|mein vater|sohn|tochter + geld leihen|leihen|geld von mir|schon wieder geld|braucht geld
grandkids = wie du deine Enkel öfter siehst
  enkel* + sehe|sehen|selten|nie|kaum|vermisse
no-visit: Es tut weh, wenn niemand kommt.
  niemand|keiner|familie|kinder|enkel + besucht mich|besuchen mich|kommt mich|kommt vorbei|kommen nie
work-kids-guilt = was du gegen das schlechte Gewissen tust
  schlechtes gewissen|schuldig|rabenmutter + arbeit* + kind*|sohn|tochter|baby
forgot-birthday = wie du einen vergessenen Geburtstag gutmachst
  geburtstag + vergessen
cousin-wedding = ob du allein oder in Begleitung gehst
  hochzeit + allein|alleine|begleitung|mitnehmen|mit wem - meine hochzeit|unsere hochzeit|ich heirate
far-wedding = was du tust, wenn die Reise zur Hochzeit zu teuer ist
  hochzeit + weit weg|flug|teuer|nicht leisten|anreise + freund*|cousin*|eingeladen|kollegin
not-paid-again = was du tust, wenn kein Lohn kommt
  {boss}|arbeitgeber|firma|gehalt|lohn + schuldet|zahlt nicht|zahlt nie|nicht gezahlt|kein gehalt|noch nicht bezahlt|zu spat
big-order = ob du einen so großen Auftrag annimmst
  bestellung|auftrag|bestellt|kundin|kunde + so viel*|noch nie|riesig*|groß*|gross*|samstag|annehmen|schaffe - paket
small-start = wie du mit wenig anfängst
  laden|imbiss|stand|foodtruck|geschaft|onlineshop|cafe + eroffnen|aufmachen|grunden|starten + erspart*|geld|wenig|mude|satt|angst
open-cafe = ob du für dein eigenes Geschäft kündigst
  kundigen|aufgeben|hinschmeißen|hinschmeissen|raus + job|buro|bank|stelle|arbeit + cafe|laden|restaurant|backerei|atelier|pension|hof
business-or-job = ob dein Geschäft wieder läuft
  laden|geschaft|salon|betrieb|studio|selbststandig*|selbstandig* + laufen|lauft|schliessen|schließen|kunden|aufgeben|besser|uberleben - kundig*
transfer-work = ob du dich versetzen lässt
  {boss}|firma|stelle + versetz*|andere stadt|umziehen|anderen standort|nach munchen|nach berlin
offer-abroad-family = was du tust, wenn die Stelle weit weg ist und man zu Hause nicht will
  angebot|stelle|jobangebot + ausland|schweiz|osterreich|kanada|dubai|amerika + will nicht|dagegen|klein*|nicht mit
coworker-cold = was du mit jemandem tust, der dich bei der Arbeit nicht grüßt
  kollegin|kollege|kollegen + grußt mich nicht|grusst mich nicht|grußt nicht|grusst nicht|ignoriert mich|redet nicht mit mir|schaut mich nicht
farewell-speech = was in die Rede gehört
  rede|ansprache|ein paar worte + rente|ruhestand|abschied|pension*|kollegin|kollege|verabschied*
call-you = was „wir melden uns“ heißt
  gesprach|vorstellungsgesprach|interview + wir melden uns|melden sich|wir rufen|rufen an|horen von uns
ghost-job = was du tust, wenn nach dem Gespräch nichts kommt
  vorstellungsgesprach|bewerbungsgesprach + woche|wochen|tage|tagen|seit + nichts|keine antwort|stille|gehort
boss-weekend = was du tust, wenn dein Chef dir nach Feierabend schreibt
  {boss} + schreibt|nachrichten|whatsapp|ruft an|anruft + wochenende|sonntag*|samstag*|abends|urlaub|feierabend
night-shift = wie du Nachtschichten durchhältst
  nachtschicht*|nachtdienst*|schichtdienst|schichtarbeit
new-boss = wie du mit einer neuen Leitung anfängst
  neuer chef|neue chefin|neuen chef|neue leitung|neuer vorgesetzter
colleague-leaves: Schade, wenn der Mensch geht, mit dem man lacht.
  kollegin|kollege|lieblingskolleg* + geht weg|kundigt|verlasst|hort auf|letzter tag|wechselt + traurig|vermisse*|schade|fehlen
lost-job-hide = wie du zu Hause sagst, dass der Job weg ist
  job verloren|arbeit verloren|gekundigt worden|gefeuert|entlassen + nicht gesagt|weiss es nicht|weiß es nicht|verheimlich*|nichts gesagt|weiss nichts|weiß nichts
result-family-asks = wie du das Warten aushältst, wenn alle fragen
  ergebnis*|prufung*|note|noten|staatsexamen + warte*|wann + familie|alle|mutter|vater|fragen|fragt
exam-parents-taunt = was du tust, wenn zu Hause gestichelt wird
  prufung*|klausur*|examen|studium|durchgefallen + familie|eltern|mutter|vater + sticheln|stichelt|spott*|vorwurf*|vorwurfe|vergleich*
exam-again = wie du nach dem nächsten Durchfallen weitermachst
  durchgefallen|nicht bestanden|verhauen + wieder|zweites mal|zweiten mal|drittes mal|dritten mal|nochmal
friend-money = was du mit jemandem tust, der dir Geld schuldet
  {friend}|nachbar*|cousin*|kollege|kollegin|freundin|freund + schuldet mir|zahlt nicht zuruck|zuruckzahl*|geliehen
visa-denied: Wie ärgerlich, wieder ein Nein.
  visum|visa|aufenthalt*|asyl*|einburgerung + abgelehnt|ablehnung|verweigert
flat-unsold = ob sich die Wohnung verkauft
  verkauf* + wohnung|haus|grundstuck|eigentumswohnung + niemand|keiner|monaten|wann|meldet|anzeige|inserat
deposit = wie du die Kaution zurückbekommst
  kaution + vermieter*|zuruck|behalt|zahlt
rent-raise = was du bei einer Mieterhöhung tust
  mieterhohung|miete erhoh*|erhoht die miete|miete steigt|mehr miete
car-broken = was du mit dem kaputten Auto und ohne Geld tust
  auto|wagen|motorrad|karre + kaputt|panne|springt nicht an|werkstatt|reparatur + geld|teuer|bezahlen|leisten
return-home = ob du zurückgehst oder bleibst
  zuruck|zuruckgehen|heimkehren + heimat|mein land|polen|turkei|italien|deutschland|osterreich|syrien|ukraine|rumanien - ex|freund
sleep-retired = warum du seit der Rente schlecht schläfst
  schlafe|schlafen|schlaflos*|wach + rente|ruhestand|pension*|rentner*
gossip = was du gegen das Gerede tust
  tratsch*|lastern|lastert|reden uber mich|gerede|geruchte* + nachbar*|dorf|leute|alle|familie
shy-speak = wie du vor anderen sprichst
  vor leuten|vor anderen sprechen|vortrag|referat|prasentation + angst|schuchtern|nervos*|zitter*|panik
tattoo = ob du das Tattoo machst
  tattoo|tatowier*
hair-regret: Autsch! Das wächst wirklich nach.
  geschnitten|abgeschnitten|gefarbt + haare|pony + bereu*|furchtbar|hasslich|schrecklich|schlimm|hasse
hair-change = ob du die Frisur änderst
  haare|pony|frisur + kurz|abschneiden|farben|blond|andern|rot
gift = was du schenkst
  was schenke ich|was schenk ich|geschenkidee*|was soll ich schenken|was schenkt man
pet-trip = wohin mit deinem Tier
  {pet} + wer passt|wohin mit|betreu*|aufpassen + urlaub|reise|verreise*|weg
moving-chaos = wie du den Umzug überstehst
  umzug|ziehen um|umziehen + chaos|kartons|woche|stress*|durcheinander
dentist = was gegen die Angst vorm Zahnarzt hilft
  zahnarzt*|zahnarztin + angst|panik|morgen|nervos*
flying = was du gegen Flugangst tust
  flugangst
  angst|panik + fliegen|flugzeug|flug
quit-study = ob du das Studium abbrichst
  abbrechen|hinschmeißen|hinschmeissen|schmeißen|schmeissen|aufhoren + studium|uni|ausbildung - kind*|sohn|tochter
change-at-40 = ob du mit über vierzig noch umsattelst
  umschul*|umsatteln|beruf wechseln|berufswechsel|quereinstieg + jahre|alt|40|45|50
turn-begin = wie du anfängst
  wie fange ich an|wie fang ich an|womit fange ich an|wie anfangen|wie beginne ich|womit anfangen
turn-say = wie du es sagst
  wie sage ich|wie sag ich|was sage ich|was sag ich|wie formulier*|was schreibe ich|was schreib ich|wie sage ich es
turn-when = wann ein guter Moment ist
  wann ist ein guter|wann ware ein|guter zeitpunkt|bester zeitpunkt|richtige zeitpunkt|wann am besten
turn-normal = ob das normal ist
  ist das normal|ist es normal|normal oder
turn-if-no = was ist, wenn die Antwort Nein ist
  und wenn er nein|und wenn sie nein|was wenn er nein|was wenn sie nein|wenn es nicht klappt|wenn es schiefgeht
turn-now = was du jetzt tust
  und jetzt|was jetzt|was nun|was mache ich|was mach ich|was soll ich tun|was tun
turn-should = ob du es tust oder nicht
  soll ich jetzt|also ja oder nein|soll ich oder nicht|mach ich das
`;
