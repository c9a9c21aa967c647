import type { GeneralTopic } from '../topics.ts';

export const GERMAN_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    'Das tut mir sehr leid. Heute muss nichts geregelt werden: etwas essen, schlafen, so gut es geht, und einen Anruf jemand anderem überlassen. Wenn du magst, erzähl mir etwas Kleines von diesem Menschen, von einem ganz normalen Tag.',
  petDied:
    'Das tut mir sehr leid. Wer nie mit einem Tier gelebt hat, weiß nicht, wie viel Platz es in einer Wohnung hat. Lass die Decke liegen, so lange du willst, und wein, ohne dich zu erklären. Wie hieß es?',
  breakUp:
    'Das tut weh, und eine Abkürzung gibt es nicht. Diese Woche geht stundenweise: etwas essen, nicht allein schlafen, das Profil stumm schalten, eine Freundin für die Abende. Nach neun nichts mehr schreiben; was du sagen willst, ist morgen noch wahr.',
  exWrite:
    'Nicht heute Abend; morgen Mittag, wenn du dann noch willst. Schreib es in deine Notizen und frag dich: Was hoffe ich zurückzubekommen, und wie geht es mir, wenn nichts kommt? Wenn du es trotzdem schickst, dann kurz und ohne Bitte: „Alles Gute dir, ich hoffe, es geht dir gut.“',
  exBack:
    'Das kann ich nicht sehen, das entscheidet sich in einem fremden Kopf. Manche kommen zurück, die meisten nicht, und das Warten bezahlst du allein. Leb diesen Monat so, als wäre es ein Nein. Wird es ein Ja, hast du nichts verloren.',
  exNew:
    'Es so zu erfahren, tut doppelt weh. Es ist kein Urteil über dich. Schalte beide Profile für einen Monat stumm, und wenn dir jemand aus deinem Kreis die Nachricht schuldig war, sag es einmal: „Ich hätte es gern von dir gehört.“',
  silent:
    'Schweigen füllt man immer mit dem Schlimmsten. Eine einzige Zeile, kurz und freundlich: „Lange nichts gehört, alles gut? Ich würde dich gern diese Woche sehen.“ Dann das Handy in ein anderes Zimmer. Kommt in ein paar Tagen nichts, ist auch das eine Antwort.',
  trust:
    'Was jemand anderes tut, sehe ich nicht, und ich erfinde es nicht. Schau auf das, was du weißt: Was hat sich geändert, seit wann, was hast du selbst gesehen? Dann eine ruhige Frage ohne Falle: „Da passt für mich etwas nicht zusammen. Erklärst du es mir?“',
  likesMe:
    'Was jemand fühlt, weiß ich nicht; was jemand tut, sieht man. Ein gutes Zeichen: sich Zeit nehmen, auch wenn es gerade nicht passt. Willst du es wissen, schlag etwas Kleines mit Tag vor: „Kaffee am Samstag?“ Die Antwort sagt mehr als ein Monat Rätseln.',
  fights:
    'Lass es bis morgen liegen und fang mit deinem Teil an: „Wie ich mit dir geredet habe, war nicht gut.“ Dann eine Sache, mit Beispiel und ohne „immer“: was war, was es mit dir gemacht hat, was du dir wünschst. Recht haben um Mitternacht bringt wenig.',
  distant:
    'Neben jemandem zu leben und ihn zu vermissen, macht müde. Bitte um etwas Genaues, nicht um „mehr Aufmerksamkeit“: „Zwei Abende in der Woche gehören uns, ohne Bildschirm. Welche?“ Den Rest lass stehen. Kommt ein Ja und vier Wochen passiert nichts, ist es kein Missverständnis mehr.',
  leave:
    'Das muss nicht heute entschieden werden. Schreib auf, was sich ändern müsste, damit du bleibst, und ob du es je genau so gesagt hast. Wenn nicht, sag es und setz dir eine Frist. Hast du es schon dreimal gesagt, kennst du die Antwort fast.',
  commit:
    'Verschiedenes zu wollen ist kein Mangel an Liebe, aber es muss auf den Tisch: „Ich will das. Wann kannst du es dir vorstellen, auch nur ungefähr?“ Hör dir das Warum vor dem Nein an. Ein Plan, der nach Monaten kein Datum hat, ist eine Antwort.',
  parentsPush:
    'Du kannst sie lieben und trotzdem nicht folgen. Sag es einmal, ruhig und mit einer Grenze: „Ich weiß, dass ihr euch sorgt. Ich entscheide das selbst und sage euch Bescheid, wenn es etwas zu erzählen gibt.“ Hinter Druck steckt oft Angst; frag nach ihr.',
  inLaws:
    'Das muss zuerst dein Partner oder deine Partnerin ansprechen, es ist schließlich die eigene Mutter. Einigt euch auf einen Satz und sagt ihn beide: „Danke, bei uns machen wir das so.“ Dazu eine Regel, etwa anrufen vor dem Kommen. Grenzen wirken durch Wiederholung.',
  findLove:
    'Den Zeitpunkt kenne ich nicht, und wer ihn verkauft, erfindet ihn. Was wirklich hilft: dieselben Leute öfter sehen, im Kurs, im Verein, im selben Café. Sag diese Woche zu etwas Ja, das du sonst absagen würdest.',
  firstDate:
    'Nervös ist normal, die andere Person ist es auch. Ein Ort mit etwas Leben, eine Stunde statt drei, und zwei echte Fragen: „Worüber hast du diese Woche gelacht?“ Das ist keine Prüfung. Du schaust, ob es dir gefällt.',
  parents:
    'Mit Eltern streitet man oft dasselbe in neuer Verkleidung. Sag etwas Genaues: „Wenn du das vor allen sagst, mache ich zu. Sag es mir unter vier Augen.“ Und mach die Besuche kürzer: eine gute Stunde ist mehr als ein schlechter Nachmittag.',
  sibling:
    'Streit unter Geschwistern tut weh, weil man nicht einfach gehen kann. Lass es bis morgen liegen und schreib kurz über deinen Teil: „Das Ende gestern war nicht gut. Was ich gesagt habe, tut mir leid.“ Ohne „aber“. Bist du blockiert, wart eine Woche und schick eine Karte statt Nachrichten von anderen Nummern.',
  inheritance:
    'Wenn nach einem Tod geteilt wird, wiegt jedes Ding doppelt. Bitte um eine Pause und jemanden von außen: „Drei Monate entscheiden wir nichts, und jemand Neutrales schätzt.“ Redet einmal über den Menschen und nicht über das Haus. Das Rechtliche klärt ein Notar oder Anwalt.',
  child:
    'Sich so zu sorgen, gehört zum Elternsein. Red nebenbei, im Auto oder beim Kochen, ohne Vorwurf: „Du wirkst anders. Du musst heute nichts erzählen, ich bin da.“ Wenn dein Kind über Wochen kaum isst, schläft oder rausgeht, geh zur Kinderärztin oder zum Kinderarzt.',
  relativeIll:
    'Jemand ist krank, und man lebt mit dem Handy in der Hand. Legt eine feste Zeit für den Anruf fest und eine Person, die dich auf dem Laufenden hält. Große Worte braucht es nicht: „Ich bin da, was gab es heute zu essen?“ trägt weit.',
  friend:
    'Eine Freundschaft, die still wird, tut weh wie eine Trennung, nur kondoliert keiner. Ein Satz ohne Vorwurf: „Du fehlst mir. Wenn ich etwas falsch gemacht habe, will ich es lieber wissen. Kaffee diese Woche?“ Bleibt es still, hast du deinen Teil getan.',
  friendHurt:
    'Das tut mehr weh, weil es von jemandem aus deiner Nähe kommt. Schlaf eine Nacht und sag es einmal, unter vier Augen: „Das hat mich verletzt, und ich sage es lieber, als still zu werden.“ Frag nach dem Warum und hör bis zum Ende zu. Danach entscheidest du, was du noch anvertraust; verzeihen und vertrauen sind zweierlei.',
  friendMoney:
    'Geld unter Freunden klärt man früh und mit Zahlen: „Ich brauche die 200 bis zum 15. Wenn nicht alles geht: wie viel und an welchem Tag?“ Ein Datum ist eine Antwort, „bald“ nicht. Und was du nicht verlieren kannst, verleih nicht.',
  lonely:
    'Das ist schwer, und es sagt nichts Schlechtes über dich. Fang mit etwas an, das wiederkommt: derselbe Kurs, dasselbe Café, dieselbe Zeit; Menschen lernen sich durch Wiederholung kennen. Und heute eine Nachricht an eine Person: „Hab an dich gedacht. Wie geht es dir?“',
  home: 'Bevor du platzt, eine Regel, so klein, dass keiner streiten kann: „Eigenes Geschirr ist vor dem Schlafen gespült.“ Sag es an einem ruhigen Tag und nicht über der Spüle, und teilt feste Aufgaben schriftlich auf. Bei Nachbarn genauso: erst ein freundlicher Zettel mit Uhrzeit, dann die Hausverwaltung.',
  boss: 'Alles zu schlucken steht in keinem Vertrag. Schreib heute Abend auf, was war: Datum, Worte, wer dabei war. Dann unter vier Augen eine genaue Bitte mit Lösung: „Ich will das gut machen. Sagen Sie mir Fehler bitte allein.“ Ändert sich nichts, geh mit den Notizen zum Betriebsrat oder Personal und schau dich um.',
  coworker:
    'Setz deinen Namen auf die Arbeit, bevor ihn jemand anderes draufschreibt: eine kurze Mail zum Stand, mit den richtigen Leuten in Kopie. Und ein klarer Satz unter vier Augen: „Die Idee kam von mir, das soll auch so gesagt werden.“ Der Rest höflich und kurz.',
  timeOff:
    'Frag nach freien Tagen mit der Lösung in der Hand: „Ich brauche diese fünf Tage; Jana übernimmt, ich nehme dafür ihre.“ Früh und schriftlich. Geht es um Feiertage, schlag einen Wechsel vor: dieses Jahr ich, nächstes du.',
  raise:
    'Ja, frag. Eine gut vorbereitete Bitte schadet fast nie. Eine Seite: drei Dinge, die du geschafft hast, was sie gebracht haben, und deine Zahl. „Ich habe dieses Jahr X und Y übernommen und möchte über Z reden.“ Zahl nennen, dann still sein. Bei Nein: „Was müsste passieren, und bis wann?“',
  interview:
    'Angst sieht man weniger, als du denkst. Bereite drei kurze Geschichten vor: etwas gelöst, etwas auf die harte Tour gelernt, etwas, worauf du stolz bist. Fast jede Frage passt auf eine davon. Heute Abend Kleidung rauslegen, morgen zehn Minuten früher da sein.',
  offer:
    'Vergleich einen normalen Dienstag, nicht die Titel: wann du rauskommst, mit wem du sitzt, was am Monatsende übrig ist. Bitte um zwei Tage Bedenkzeit und stell die unbequeme Frage: „Warum ist die Person davor gegangen?“',
  fired:
    'Das macht Angst und sagt nichts über deinen Wert. Drei Dinge diese Woche: Fristen bei der Arbeitsagentur, eine Liste der Ausgaben, die warten können, und drei Leute, denen du sagst, dass du suchst. Unterschreib nichts am selben Tag.',
  jobSearch:
    'Suchen ist Arbeit ohne Lohn und ohne Danke. Gib ihr Zeiten: zwei Stunden am Morgen, zwei gute Bewerbungen, eine Nachricht an jemanden, der jemanden kennt. Wann es klappt, weiß ich nicht; Menschen öffnen aber mehr Türen als Portale.',
  quit: 'Mach es zuerst auf Papier: monatliche Kosten, Rücklagen, Kündigungsfrist, was du verlierst, wenn du jetzt gehst. Dann ein Datum und zwei Bewerbungen pro Woche aus der jetzigen Stelle heraus. Mit etwas in der Hand zu gehen dauert länger und schläft sich besser.',
  burnout:
    'Das ist keine Faulheit, du ziehst zu lange schon. Nimm diese Woche etwas weg, statt etwas dazuzunehmen: ein Treffen, einen Gefallen, die Überstunden am Donnerstag. Mails ab einer festen Uhrzeit aus. Bleibt die Müdigkeit trotz Ruhe, sprich mit deiner Ärztin oder deinem Arzt.',
  money:
    'Schulden machen weniger Angst, wenn sie dastehen. Ein Blatt: wie viel, an wen, welcher Zins; überall das Minimum, der Rest auf die teuerste. Morgen ein Anruf: „Ganz kann ich das nicht zahlen, welche Raten gehen?“ Schuldnerberatung ist vielerorts kostenlos.',
  exam: 'Es ist nicht weg. Der Stress deckt es zu, und vor der Frage kommt es wieder. Heute Abend eine Stunde Zusammenfassung oder drei alte Aufgaben, nichts Neues. Tasche packen, essen, ins Bett. Morgen mit der anfangen, die du kannst, auch wenn es die letzte ist.',
  failed:
    'Durchfallen ärgert, beim zweiten Mal noch mehr, und heißt nicht, dass du es nicht kannst. Frag genau, woran es lag, und üb nur das. Vor der Fahrprüfung: eine Stunde auf genau diesen Straßen, laut sagen, was du siehst. Hol dir gleich einen Termin; die Angst wächst beim Warten.',
  study:
    'Wähl nicht das ganze Leben, wähl das nächste Jahr. Sprich mit zwei Leuten, die das machen, und frag nach einem normalen Dienstag. Dann probier es klein: eine Vorlesung, ein Praktikum. Was du ohne Zwang weitermachst, ist ein guter Hinweis.',
  sleep:
    'Der Kopf rechnet nachts, weil er tagsüber nicht darf. Um acht zehn Minuten mit Papier: Was sorgt mich, was ist der nächste kleine Schritt? Nach zwanzig Minuten wach: aufstehen, wenig Licht, etwas Langweiliges. Keine Uhr im Blick, kein Handy.',
  worry:
    'Der Kopf will alles auf einmal lösen. Nimm eine Sorge und schreib ihr einen Schritt daneben, auch wenn er „Montag anrufen“ heißt. Die anderen haben morgen um sechs einen Termin, eine Viertelstunde. Und jetzt zehnmal länger ausatmen als ein.',
  low: 'Das klingt nach einer schweren Zeit. Das Leben muss diese Woche nicht in Ordnung kommen: duschen, zwanzig Minuten Tageslicht, etwas Warmes essen und einer Person sagen: „Mir geht es mittelmäßig.“ Dauert es länger als zwei Wochen, sprich mit deiner Ärztin oder deinem Arzt. Was wiegt heute am meisten?',
  confidence:
    'Du vergleichst dein Hinterzimmer mit dem Schaufenster der anderen. Schreib drei Dinge auf, die du diesen Monat geschafft hast und vor einem Jahr nicht konntest. Vertrauen kommt nach dem Tun: etwas Kleines, das ein bisschen Angst macht, bis Freitag.',
  decide:
    'Wäre es klar, würdest du nicht fragen. Leb bis morgen so, als hättest du Ja gesagt, und achte darauf, was leichter wird und was fehlt. Dann einen Tag mit Nein. Der Körper stimmt oft zuerst ab. Welche zwei Wege sind es?',
  move: 'Weggehen kostet, auch wenn man es will, und Heimweh heißt nicht, dass es falsch war. Mach eine Probe mit Datum: drei Monate, dann entscheidest du. Bis dahin eine alte Gewohnheit im neuen Zuhause und ein bekanntes Gesicht pro Woche.',
  holidays:
    'Feiertage bringen die Familie und das, was keiner sagt. Sag früh ab, ohne zehn Gründe: „Dieses Jahr komme ich nicht. Ich weiß, dass euch das traurig macht, darum rufe ich an.“ Bist du allein, gib der schwersten Stunde einen Plan.',
  glad: 'Glückwunsch! Das ist nicht vom Himmel gefallen, das warst du. Feier es heute, bevor du ans Nächste denkst, und erzähl es zuerst jemandem, der sich wirklich freut. Wie war der Moment, als du es wusstest?',
  thanks: 'Gern, und danke, dass du es erzählt hast. Ich bin da, wenn du weiterreden willst.',
  hello:
    'Hallo, schön, dass du da bist. Ich bin das Orakel, ein Programm: Ich schaue in dein Horoskop, in den Himmel von heute oder auf das, was dich beschäftigt. Womit fangen wir an?',
  pregnant:
    'Angst ist da ganz normal, dein Leben hat gerade seine Größe geändert. Diese Woche nur drei Dinge: es einem Menschen sagen, dem du vertraust, einen Termin bei der Ärztin oder Hebamme machen, essen und schlafen. Eltern und Arbeit erfahren es, wenn du selbst klar bist: „Ich bin schwanger. Heute brauche ich keinen Rat, nur dass du zuhörst.“',
  dream:
    'Ein Traum kündigt nichts an, weder Gutes noch Schlechtes, was auch immer in Büchern steht. Frag dich zweierlei: Was hast du darin gefühlt, in einem Wort, und wo fühlst du im Wachen genau das? Das Bild ist die Verkleidung; das Wort führt meist zum Thema.',
  emptyNest:
    'Wenn ein Kind auszieht, klingt das Haus anders, und darüber zu weinen ist völlig normal: Du hast etwas richtig gemacht. Verabredet ein kleines Ritual, ein Foto am Mittwoch oder einen Anruf am Sonntag, und lass den Rest von dort kommen. Und leg etwas Eigenes in die Stunden, die vorher deinem Kind gehörten.',
  estranged:
    'Das tut weh, und so ein Schweigen hat selten nur einen Grund. Wenn ein Teil von dir schreiben will, dann zwei Zeilen ohne Vorwurf und Erklärung: „Ich denke an dich und hab dich lieb. Wenn du reden magst, bin ich da.“ Warte nicht neben dem Handy; sag es an wichtigen Tagen wieder, und lass die Tür leicht zu finden.',
  pattern:
    'Meistens, weil sich etwas an solchen Menschen beim ersten Mal nach Zuhause angefühlt hat, und seither sucht dein Auge danach. Das ist weder Schuld noch Schicksal. Schreib die letzten drei auf: Was hatten sie gemeinsam außer dem Offensichtlichen, und was davon tat dir gut? Triff beim nächsten Mal jemand Ruhigen zweimal, bevor du sagst, es funkt nicht.',
  newPet:
    'Zähl, bevor du dich verliebst: Stunden allein am Tag, Geld für den Tierarzt, wer es nimmt, wenn du weg bist, und die nächsten zwölf Jahre. Stimmen die vier, dann ja; das tut dir besser als fast alles, was ich sage. Zum Probieren: zwei Wochen lang den Hund von jemandem ausführen, auch bei Regen.',
  moneyAhead:
    'Ein Horoskop zeigt keine Summen, und niemand kann dir sagen, wann Geld kommt. Was es bewegt: eine Seite mit dem, was reinkommt und rausgeht, ein Preis oder Lohn, den du diesen Monat höher verhandelst, und am Zahltag ein kleiner Betrag zur Seite. Und keine Wette auf einen guten Transit.',
  behind:
    'Du bist nicht gescheitert; du benotest dich nach einer Liste aus einer Zeit, in der du viel weniger wusstest. Schreib eine zweite daneben: was du getragen hast, für wen du da warst, was du teuer gelernt hast. Dann nimm von der alten eine Sache, die du wirklich noch willst, mit einem ersten Schritt bis Sonntag; streich, was anderen gehörte.',
  yearAhead:
    'Was passiert, sieht niemand; die Tradition kennt Themen und keine Ereignisse. Mach drei Listen: was vorbei ist, was offen ist, was du gern hättest. Jedes Offene bekommt einen Schritt mit Datum im Januar, und etwas Schönes wird jetzt schon gebucht, mit einem Menschen. Welche der drei ist am längsten?',
  drinks:
    'Du bist nicht der Grund, und du kannst nicht für jemand anderen aufhören. Rede morgens, nüchtern, mit einer Szene und einer Bitte: „Gestern Abend ist das passiert, und ich hatte Angst. Geh bitte zum Arzt, ich komme mit.“ Und hol dir selbst Halt: Es gibt Gruppen für Angehörige (Al-Anon). Bei Schlägen oder Drohungen zuerst deine Sicherheit: Notruf.',
};
