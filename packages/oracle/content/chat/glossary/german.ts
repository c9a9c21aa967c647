/** German words as the families would have them in English; see `
inEnglish`. */ export const GERMAN_WORDS = `; i: ich; you: du|dich|dir|ihr|euch; he: er; she: sie; it: es; we: wir
they: die beiden; one: man; me: mich|mir; him: ihn|ihm; us: uns; them: ihnen
my: mein|meine|meinen|meinem|meiner|meines; your: dein|deine|deinen|deinem|deiner
his: sein|seine|seinen|seinem|seiner; their: ihre|ihren|ihrem|ihrer; our: unser|unsere|unseren|unserem|unserer
the: der|die|das|den|dem|des; a: ein|eine|einen|einem|einer|nen|ne; and: und; or: oder; but: aber|doch|sondern
because: weil|denn|da ja; that: dass|daß|was so; this: dieser|diese|dieses|diesen|diesem; of: von|vom
to: zu|zum|zur|nach; in: in|im|ins; with: mit; without: ohne; for: für|fur; at: bei|beim|an|am; on: auf
between: zwischen; from: aus; since: seit|seitdem; until: bis; about: über|uber|wegen|um; not: nicht|nie mehr
no: nein|kein|keine|keinen|nö|nee; yes: ja|jo|doch ja; if: wenn|ob|falls; very: sehr|so|total|mega|echt; more: mehr
no longer: nicht mehr|keine mehr; less: weniger; too: zu viel; a lot: viel|viele|vieles
a little: bisschen|ein bisschen|wenig|etwas; nothing: nichts|nix; something: etwas|was passiert|irgendwas
nobody: niemand|keiner; someone: jemand|jemanden|jemandem; everyone: alle|jeder|jeden; everything: alles
always: immer|ständig|dauernd; never: nie|niemals; again: wieder|nochmal|schon wieder; still: noch|immer noch
already: schon|bereits; now: jetzt|gerade|momentan|zurzeit; today: heute; tomorrow: morgen; yesterday: gestern
day after tomorrow: übermorgen; tonight: heute abend|heute nacht; this week: diese woche
next week: nächste woche|nachste woche; this weekend: am wochenende|dieses wochenende|wochenende
this month: diesen monat; next month: nächsten monat|nachsten monat; this year: dieses jahr
next year: nächstes jahr|nachstes jahr; years: jahre|jahren; year: jahr; months: monate|monaten; month: monat
weeks: wochen; week: woche; days: tage|tagen; day: tag; hours: stunden; hour: stunde; night: nacht|nächte|nachts
in the morning: am morgen|morgens|vormittags; evening: abend|abends; time: zeit|zeitpunkt|mal; age: alter
soon: bald; late: spät|spat; ago: vor; what: was; which: welcher|welche|welches|welchen; when: wann; where: wo|wohin
why: warum|wieso|weshalb; how: wie; how much: wie viel|wieviel|was kostet; how long: wie lange|bis wann
who: wer|wen|wem; which day: welcher tag|an welchem tag|welchen tag
best day: bester tag|guter tag|bester zeitpunkt|guter zeitpunkt
what does it mean: was bedeutet|was heißt|was heisst|bedeutet; exactly: genau; better: besser
worse: schlimmer|schlechter; good: gut|gute|guter|gutes|guten; bad: schlecht|schlechte|schlechter|schlimm|mies
true: wahr|wirklich|stimmt; normal: normal; big: groß|gross|große|großes|großer
small: klein|kleine|kleines|kleinere; short: kurz|kurze; new: neu|neue|neuen|neuer|neues; old: alt|alte|alter|alten
first: erste|erster|erstes|zuerst; second: zweite|zweiter|zweites; last: letzte|letzten|letzter|letztes
next: nächste|nächster|nachste|nachster|nächsten; other: andere|anderer|anderen|anderes|anders
same: gleiche|gleichen|selbe|dasselbe; alone: allein|alleine; together: zusammen|miteinander; two: zwei|beide|beiden
three: drei; four: vier; five: fünf; six: sechs; ten: zehn; is: ist|isses; am: bin; i am: ich bin
are: sind|bist|seid; was: war|waren|warst; be: sein|wäre|ware|gewesen; there is: gibt es|gibts|es gibt
have: haben|hat man|habt|gehabt; i have: ich habe|ich hab|hab|habe; has: hat; had: hatte|hatten
did: getan|gemacht|hab gemacht; do: tun|machen|mache|mach|macht
what do i do: was soll ich tun|was soll ich machen|was mache ich|was tun|was kann ich tun
should i: soll ich|sollte ich|muss ich|darf ich; should: soll|sollen|sollte|muss|müssen
go: gehen|gehe|geh|geht|fahren; will: wird|werden|werde|wirst; i will: ich werde|werde ich; come: kommen|kommt|komme
came: kam|gekommen; want: wollen|möchte|mochte|willst|wünsche; i want: ich will|ich möchte|will
can: kann|können|konnen|kannst; i can: ich kann|kann ich; can not: kann nicht|kann nicht mehr|schaffe es nicht
know: wissen|weiß|weiss|weißt|kennen|kenne; i do not know: weiß nicht|weiss nicht|ich weiß nicht|keine ahnung
say: sagen|sage|sag|sagst; says: sagt|behauptet|meint; said: gesagt|sagte|meinte
tell: erzählen|erzählt|erzähle|sagen; talk: reden|rede|sprechen|spreche|spricht; talked: geredet|gesprochen
does not talk to me: redet nicht mit mir|spricht nicht mit mir|redet nicht mehr mit mir
ask: fragen|frage|fragt|bitten|einladen; invited: eingeladen|einladung; give: geben|gebe|gibt|gib
take: nehmen|nehme|nimmt; get: bekommen|bekomme|kriegen|kriege|kriegt; see: sehen|sehe|siehst|sieht|schauen|guckt
saw: gesehen|sah; think: denken|denke|denkt|denkst|glaube|glauben|glaubst|meinst
feel: fühlen|fühle|fühlt|gefühl|gefühle|spüre; like: mag|mögen|magst|gefällt|gefallen|gern|gerne
he likes me: mag er mich|er mag mich; need: brauche|brauchen|braucht; help: hilfe|helfen|hilf|hilft
wait: warten|warte|wartet; leave: verlassen|gehen weg|verlasse|ausziehen
left me: hat mich verlassen|mich verlassen|schluss gemacht|mit mir schluss gemacht|sitzen lassen
stay: bleiben|bleibe|bleibt; start: anfangen|fange|fängt|beginnen|starten|eröffnen|anfängt
stop: aufhören|hör auf|aufhöre|aufgehört|stoppen; finish: beenden|fertig|vorbei
change: ändern|ändert|verändern|veränderung|wechseln|wechsel; happen: passieren|passiert|geschehen|los
work: arbeiten|arbeite|arbeitet|funktioniert|klappt|klappen
does not work: funktioniert nicht|geht nicht|klappt nicht; job: arbeit|job|stelle|beruf|arbeitsplatz
pay: bezahlen|zahlen|bezahle; buy: kaufen|kaufe|gekauft; sell: verkaufen|verkaufe|verkauft
lend: leihen|geliehen|verliehen; owe: schuldet|schulde; live: leben|lebe|lebt|wohnen|wohne|wohnt
live together: zusammenziehen|zusammen wohnen|zusammen ziehen; move: umziehen|umzug|ziehen|ziehe um|umziehe
travel: reisen|reise|urlaub|flug; write: schreiben|schreibe|schreibt|geschrieben
text: nachricht|nachrichten|whatsapp|sms|schreib ihm|schreib ihr; call: anrufen|rufe|ruft|anruf; called: angerufen
answer: antworten|antwort|antwortet
does not answer: antwortet nicht|meldet sich nicht|meldet sich nicht mehr|antwortet nicht mehr|schreibt nicht
does not answer: schreibt nicht mehr|keine antwort|meldet sich; find: finden|finde|suche|suchen|sucht|gefunden
meet: treffen|kennenlernen|kennen lernen; met: getroffen|kennengelernt
read: lesen|liest|gelesen|lest|mitlesen|liest mit; sleep: schlafen|schlafe|schläft|schlaf|einschlafen|geschlafen
i can not sleep: kann nicht schlafen|schlafe nicht|kann nicht einschlafen|schlafe schlecht|so mies
dream: traum|träume|träumen|geträumt|albtraum; teeth: zähne|zähnen; eat: essen|esse|isst
drink: trinken|trinkt|trinke|alkohol; smoke: rauchen|rauche|zigaretten; cry: weinen|weine|weint|heulen|heule|geweint
fight: streiten|streit|streite|gestritten|zoff|krach; hurt: verletzt|weh|wehgetan
forgive: verzeihen|vergeben|verzeihe; forget: vergessen|vergesse; get over: hinwegkommen|loslassen|drüber hinweg
miss: vermisse|vermissen|fehlt mir|fehlt; trust: vertrauen|vertraue
cheat: betrügt|fremd|fremdgehen|fremdgeht|untreu|betrügen|affäre
cheated on me: hat mich betrogen|mich betrogen|fremdgegangen; lie: lügen|lügt|lüge|gelogen|angelogen
hide: verheimlicht|versteckt|verbirgt; come back: zurück|zurückkommt|zurückkommen|kommt zurück|zurueck
get back together: wieder zusammen|wieder zusammenkommen; break up: trennen|trennung|getrennt|trenne|schluss machen
marry: heiraten|heirate|heiratet; married: verheiratet|geheiratet; wedding: hochzeit; marriage: ehe
divorce: scheidung|geschieden|scheiden; engaged: verlobt|verlobung; pregnant: schwanger|schwangerschaft; baby: baby
have a baby: schwanger werden|ein kind bekommen|kinderwunsch; die: sterben|stirbt|tod|tot
died: gestorben|tot|verstorben|ist gestorben; funeral: beerdigung; grief: trauer; love: liebe|lieben|liebt
loves me: liebt mich|liebt er mich|liebt sie mich; i love: ich liebe; in love: verliebt|verknallt
soulmate: seelenverwandt*|seelenpartner|seelengefährte; relationship: beziehung; partner: partner|partnerin
boyfriend: freund|mein freund|typ; girlfriend: freundin|meine freundin; husband: mann|mein mann|ehemann
wife: frau|meine frau|ehefrau; ex: ex|exfreund|exfreundin|exmann|exfrau; crush: schwarm|crush; guy: typ|kerl|junge
girl: mädchen|mädel; woman: eine frau|frauen; man: ein mann|männer|mannes; kiss: küssen|geküsst|kuss
date: date|verabredung; flirt: flirten|flirtet; jealous: eifersüchtig|eifersucht; distance: fernbeziehung|entfernung
single: single; other woman: andere frau|eine andere; friend: kumpel|freunde|freundinnen|freunden
best friend: beste freundin|bester freund|beste freund|besten freund; mother: mutter|mama|mutti
father: vater|papa|vati; parents: eltern; sister: schwester; brother: bruder; siblings: geschwister; son: sohn
daughter: tochter; children: kinder|kindern|kind|kids; grandmother: oma|großmutter; grandfather: opa|großvater
granddaughter: enkelin; grandson: enkel; aunt: tante; uncle: onkel; cousin: cousin|cousine
mother in law: schwiegermutter; in laws: schwiegereltern|schwägerin|schwager; family: familie
neighbor: nachbar|nachbarn|nachbarin; boss: chef|chefin|vorgesetzter|vorgesetzte
coworker: kollege|kollegin|kollegen|arbeitskollege|arbeitskollegin; roommate: mitbewohner|mitbewohnerin|wg
dog: hund|hündin; cat: katze|kater; pet: haustier; visit: besuch|besuchen; teacher: lehrer|lehrerin
doctor: arzt|ärztin; people: leute|menschen; house: haus; apartment: wohnung; home: zuhause|nach hause|heim
rent: miete; landlord: vermieter|vermieterin; room: zimmer; bed: bett; car: auto; city: stadt; country: land
abroad: ausland; school: schule; university: uni|studium|studieren; study: lernen|lerne|studiere
exam: prüfung|prüfungen|klausur|abi|abitur|examen; pass: bestehen|bestehe|schaffe|schaffen
fail: durchfallen|durchgefallen|versagen|versagt; interview: vorstellungsgespräch|bewerbungsgespräch
application: bewerbung|bewerben|beworben; meeting: besprechung|meeting; contract: vertrag
sign: unterschreiben|unterschreibe; deadline: frist|abgabe; promotion: beförderung|befördert; raise: gehaltserhöhung
salary: gehalt|lohn
fired: gekündigt worden|gefeuert|entlassen|gekündigt bekommen|job verloren|arbeit verloren|rausgeworfen
quit: kündigen|kündige|kündigung
start a business: selbstständig machen|selbständig machen|selbstständig|selbständig|gründen
business: firma|geschäft|laden|unternehmen; customers: kunden; money: geld|kohle|finanziell|finanzen; debt: schulden
rich: reich; loan: kredit|darlehen; invest: investieren|aktien|krypto; lottery: lotto; luck: glück|pech
career: karriere; retire: rente|pension|ruhestand|pensioniert; project: projekt
midlife crisis: midlife crisis|midlife; tired: müde|erschöpft|kaputt|satt; burned out: burnout|ausgebrannt
stress: stress|gestresst|überfordert; sad: traurig|niedergeschlagen|deprimiert; lonely: einsam|einsamkeit
angry: wütend|sauer|wut|ärger; afraid: angst|ängste|fürchte; anxious: nervös|unruhig|panik
worried: sorgen|besorgt|mache mir sorgen; happy: glücklich|froh|zufrieden; ashamed: schäme|scham|peinlich
guilty: schuld|schuldig|schlechtes gewissen
did i do something wrong: habe ich etwas falsch gemacht|was habe ich falsch gemacht|hab ich was falsch gemacht
confused: verwirrt|durcheinander; hope: hoffnung|hoffe|hoffentlich; crazy: verrückt; strange: komisch|seltsam
distant: distanziert|kalt|abweisend; bored: langweilig|langweile; wrong: falsch; health: gesundheit|gesund
sick: krank|krankheit; hospital: krankenhaus|klinik; operation: operation|op; pain: schmerzen|schmerz
weight: gewicht|abnehmen|dick; diet: diät; hair: haare|haar; therapy: therapie|therapeut*|psycholog*
phone: handy|telefon; photo: foto|fotos|bild; blurry: unscharf|verschwommen; blocked: blockiert|geblockt
secret: geheimnis|geheim; problem: problem|probleme; advice: rat|tipp|tipps
decision: entscheidung|entscheiden|entscheide; future: zukunft; life: leben|lebens; world: welt
energy: energie|energien; god: gott; pray: beten; curse: fluch|verflucht|böser blick
spell: zauber|zauberspruch|ritual; soul: seele; karma: karma; past life: frühere leben|vorleben|früheren leben
purpose: bestimmung|lebensaufgabe|sinn; sign: sternzeichen|tierkreiszeichen
compatible: passen|passt|zusammenpassen|kompatibel|passen zusammen; horoscope: horoskop|tageshoroskop
astrology: astrologie; astrologer: astrologe|astrologin; chart: geburtshoroskop|geburtschart|radix|chart
rising sign: aszendent|aszendenten; moon sign: mondzeichen|mein mond; full moon: vollmond; new moon: neumond
moon: mond; sun: sonne; mercury: merkur; venus: venus; mars: mars; jupiter: jupiter; saturn: saturn; uranus: uranus
neptune: neptun; pluto: pluto; retrograde: rückläufig|rückläufige|rucklaufig
saturn return: saturn return|saturnrückkehr; eclipse: finsternis|mondfinsternis|sonnenfinsternis
north node: nordknoten|mondknoten; grand trine: großes trigon|trigon; square: quadrat; transit: transit
card: karte|karten; tarot: tarot; pull a card: zieh mir eine karte|zieh eine karte|karte ziehen; number: zahl|nummer
life path: lebenszahl|lebensweg; palm: hand|handfläche|hände; life line: lebenslinie; heart line: herzlinie
head line: kopflinie; line: linie; app: app; text: text; generic: generisch|generischer|allgemein|beliebig
fit anyone: auf jeden passen|auf jeden zutreffen; cost: kostet|kosten; price: preis; subscription: abo|abonnement
cancel: abo kündigen|abbestellen; free: kostenlos|gratis; human: mensch|echter mensch; machine: maschine|roboter|ki
thanks: danke|dankeschön|vielen dank; hello: hallo|hi|guten tag|guten morgen|guten abend|servus|moin
bye: tschüss|ciao|bis bald; joke: witz|spaß|scherz; lol: haha|lol; aries: widder; taurus: stier
gemini: zwilling|zwillinge; cancer: krebs; leo: löwe|loewe|löwin; virgo: jungfrau; libra: waage; scorpio: skorpion
sagittarius: schütze|schuetze; capricorn: steinbock; aquarius: wassermann; pisces: fische|fisch; monday: montag
tuesday: dienstag; wednesday: mittwoch; thursday: donnerstag; friday: freitag; saturday: samstag|sonnabend
sunday: sonntag; january: januar|jänner; february: februar; march: märz|maerz; april: april; may: mai; june: juni
july: juli; august: august; september: september; october: oktober; november: november; december: dezember
christmas: weihnachten; birthday: geburtstag; spring: frühling|frühjahr; summer: sommer; autumn: herbst
winter: winter
empty: leere in mir|innerlich leer|leer
learn: lernen|lerne|gelernt; is it too late: zu spät|ist es zu spät|in meinem alter; swim: schwimmen; dance: tanzen|tanzkurs; drive: autofahren|führerschein; cook: kochen; sing: singen|chor
flight: flug|fliegen|flugzeug; long flight: langen flug|langer flug; afraid of flying: flugangst|angst vor dem flug|angst vor dem langen flug|angst vorm fliegen; studies: studiert; coworkers: kollegen|kollegin|kollege; envy: neid|neidisch
gossip: lästern|tratsch; sent by mistake: aus versehen|versehentlich; i love you: hab dich lieb|lieb dich; embarrassed: peinlich|wie peinlich; to my boss: meinem chef; what am i doing wrong: was mache ich falsch|was mach ich falsch
what do i tell: was sag ich|was sage ich; how do i tell: wie sag ich|wie sage ich|wie bringe ich; should i tell: soll ich es sagen|soll ich ihm sagen|soll ich ihr sagen; is it worth: lohnt sich|lohnt es sich
get over: vergessen|hinwegkommen|drüber hinweg; will he come back: kommt er zurück|kommt er wieder; quit smoking: aufhören zu rauchen|rauchen aufhören; lose weight: abnehmen|diät; gym: fitnessstudio; course: kurs
visa: visum; teacher: lehrer|lehrerin; car: auto; garden: garten; plant: pflanzen; mistake: fehler; cold: kalt|distanziert|abweisend; dinner: abendessen; lunch: mittagessen|mittagspause; grandchildren: enkelkinder; team: verein|mannschaft
grandson: enkel; move abroad: umzug ins ausland|ins ausland ziehen|auswandern; good time: günstig|gunstig; snores: schnarcht|schnarchen; sofa: sofa|couch; piano: klavier; guitar: gitarre; i got the job: zusage für den job|zusage bekommen|die zusage|den job bekommen; thoughts: gedanken; too many thoughts: zu viele gedanken
born: geboren|geb; birth date: geburtsdatum; lies: lügt|luegt; lied: gelogen|log
`;
