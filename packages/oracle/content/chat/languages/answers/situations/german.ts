import type { Situation } from '../topics.ts';

export const GERMAN_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: 'Ein halbes Kind gibt es nicht, darum redet klar und früh. Jeder sagt seins einmal, ohne zu überreden: „Ich will das so. Ist es bei dir ein Nein für jetzt oder ein Nein für immer?“ Und hört euch das Warum an. Ist es für immer, kostet Warten Jahre und macht bitter. Es zu wissen tut weh, aber dann kannst du entscheiden.',
  hidden:
    'Nach so langer Zeit darfst du fragen. Einmal, ruhig: „Es tut mir weh, dass deine Leute mich nicht kennen. Was hält dich ab, und wann stellst du mich vor?“ Vielleicht ist es Angst, die Familie oder etwas anderes; das sehe ich von hier nicht. Achte nur auf eins: ob es ein Datum gibt und ob es hält.',
  taken:
    'Solange da jemand ist, nimm es als Nein. Was du fühlst, ist nicht falsch; weh tut, auf der Ersatzbank zu sitzen. Weniger davon: keine langen Gespräche zu zweit, kein Trösten nach deren Streit. Wird geflirtet, sag es leicht: „Du bist vergeben. Wenn sich das ändert, schreib mir.“ Wem es ernst ist, der weiß, was dann zu tun ist.',
  tellThem:
    'Sag es, aber klein und ohne eine Antwort zu verlangen: „Ich mag dich, und nicht nur als Freundschaft. Du musst heute nichts sagen.“ Beim Spazieren, nicht um Mitternacht im Chat. Es kann ein Nein sein, das tut ein paar Wochen weh; Schweigen tut oft länger weh. Zieht die Person weg, dann lieber vorher als nachher.',
  afterCheating:
    'Du musst heute nichts entscheiden und nicht auf Termin verzeihen. Weitermachen kann gehen, wenn drei Dinge da sind: Es wird ohne Ausreden zugegeben, die andere Geschichte ist wirklich vorbei, und über Monate kommen Taten statt Versprechen. Frag dich, ob du damit wieder ruhig schlafen würdest. Wenn nicht, ist Gehen kein Scheitern.',
  farParents:
    'Das schlechte Gewissen ist schwer, und es beweist nicht, dass Weggehen falsch war. Tränen am Telefon sind Vermissen und keine Anklage. Gib etwas Festes: derselbe Anruf am Sonntag, ein Foto am Tag und das Datum des nächsten Besuchs, laut gesagt. Zu wissen, wann du kommst, tröstet mehr als ein „Es tut mir leid“.',
  goBack:
    'Vergleich einen normalen Dienstag dort und hier, keinen schönen Sonntag: Arbeit, Geld, Menschen, und was dich still bedrückt. Geh zurück, wenn dort ein Leben wartet und nicht nur Heimweh; bleib, wenn deins längst hier ist. Wenn es geht, probier einen Monat. Und setz ein Datum für die Entscheidung: Das Dazwischen macht müder als beides.',
  supportFamily:
    'Deinen Leuten zu helfen heißt nicht, bei null zu landen. Leg zuerst deinen Teil weg: Miete, Essen, Schulden, eine kleine Reserve. Dann eine feste Summe, gesagt, bevor jemand fragt: „Das kann ich geben, am Ersten. Mehr ist diesen Monat nicht da.“ Die ersten Wochen wird gemurrt. Gehst du unter, gehen alle unter.',
  neighbors:
    'Erst ein Zettel oder ein Klingeln zu einer ruhigen Zeit, ohne Vorwurf: „Vielleicht wissen Sie es nicht, man hört alles. Geht es nach 22 Uhr leiser?“ Hast du das schon getan, schreib zwei Wochen lang Daten und Uhrzeiten auf und geh damit zur Hausverwaltung. Bis dahin Ohrstöpsel oder ein anderes Zimmer: Dein Schlaf kann nicht warten.',
  raiseRefused:
    'Erst reden, und nebenher schauen: Das eine schließt das andere nicht aus. Bitte um eine Viertelstunde und bring eine Seite mit: was du machst, was gesagt wurde, deine Zahl. „Ich möchte auf mein Gehalt zurückkommen. Was fehlt noch, und bis wann?“ Bitte um die Antwort schriftlich. Ein Ja ohne Datum ist keine Erhöhung.',
  reachable:
    'Deine freie Zeit gehört dir, und du brauchst dafür keinen Krieg. Antworte zu deinen Arbeitszeiten, immer gleich, und sag es einmal: „Außerhalb meiner Zeiten lese ich nichts; wenn es wirklich brennt, rufen Sie an.“ Stell die Meldungen der Arbeit ab. Wird es dir übel genommen, heb die Nachrichten auf: Vielerorts gibt es dafür Regeln.',
  dropOut:
    'Trenn vor der Entscheidung drei Dinge: Ist es das Fach, der Ort oder die Erschöpfung? Frag diese Woche, ob ein Urlaubssemester oder ein Wechsel geht. Fehlt wenig, ist Abschließen oft billiger; fehlt viel, nicht. Und wer bezahlt, hört es mit Plan: „Das ist es nicht für mich. Das will ich stattdessen, und so schaffe ich es.“',
  tellDebt:
    'Sag es, bevor es in einem Brief steht; am meisten verletzt meist das Verschweigen. In einem ruhigen Moment die ganze Zahl zuerst und den Plan dahinter: „Ich schulde so viel. Ich habe mich geschämt. Das hier zahle ich schon ab.“ Keine Ausrede im ersten Satz. Es wird ein schwerer Abend, und danach trägst du es nicht mehr allein.',
  jobOrLove:
    'Wähl noch nicht zwischen Liebe und Arbeit: Schaut erst, ob ihr wirklich wählen müsst. Frag, was dagegen spricht, und hör zu: der eigene Job, die Familie, Angst? Dann probiert es mit Datum: drei Monate auf Abstand, feste Besuche, und dann entscheidet ihr. Und eine Frage für dich: Welcher Verzicht täte in fünf Jahren noch weh?',
  grownChild:
    'Schreien bringt nichts in Bewegung, so weitermachen auch nicht. Trefft eine Abmachung unter Erwachsenen, schriftlich: was beigetragen wird, was im Haushalt, und jeden Tag etwas draußen, mit einem Datum zum Nachsehen. „Ich hab dich gern hier, aber nicht so.“ Wäsche und Extras laufen nicht mehr über dich. Bei Rückzug über Wochen hilft ein Arztgespräch.',
  atParents:
    'Mit diesen Mieten bei den Eltern zu wohnen ist kein Scheitern. Müde macht, dass die alten Rollen weiterlaufen. Ändere sie mit Taten: eine Rechnung, die du zahlst, zwei Abendessen, die du kochst, eine Tür, an die geklopft wird. Und gib dem Auszug eine Zahl und ein Datum, auch ein fernes: wie viel im Monat, und bis wann.',
  oneSided:
    'Wenn nur etwas kommt, sobald etwas gebraucht wird, verlangst nicht du zu viel. Probier einen Monat, in dem du nicht zuerst schreibst und nichts löst, und schau, was kommt. Und sag es einmal, ohne Vorwurf: „Ich helfe dir gern, und ich möchte auch gefragt werden, wie es mir geht.“ Wem du wichtig bist, der ändert das.',
  motherCalls:
    'Es ist Liebe oder Angst, aber den Takt darfst du setzen. Gib etwas Festes statt eines Vorwurfs: „Ich rufe dienstags und sonntags um sieben an. Gehe ich sonst nicht ran, geht es mir gut.“ Und halte es. Ist sie beleidigt, streite nicht: „Ich weiß, das ärgert dich. Wir reden am Dienstag.“ Nach ein paar Wochen wird es oft leichter.',
  careAlone:
    'Was du tust, ist Arbeit, und du machst sie gerade für alle. Bitte nicht um „Hilfe“, sondern verteile. Eine Liste mit Aufgaben, Stunden und Kosten, dann ein Gespräch mit den Geschwistern: „Ich schaffe es nicht mehr. Wer nimmt die Samstage, wer die Papiere, wer zahlt mit?“ Wer weit weg ist, kann zahlen. Und frag eine Pflegeberatung, was dir zusteht.',
  movesIn:
    'Das entscheidet ihr zu zweit, und noch kann man reden. Heute, unter euch und ohne ein böses Wort: „Das haben wir nicht zusammen entschieden. Vorher will ich über Dauer, Zimmer, Kosten reden, und was wir tun, wenn es nicht geht.“ Bitte um eine Probezeit mit Ende. Dein „Noch nicht“ zählt so viel wie das Ja.',
  schoolRefusal:
    'Dahinter steckt fast immer etwas Bestimmtes: ein anderes Kind, die Lehrerin, das Klo, der Lärm, der Abschied von dir. Frag klein und nebenbei: „Was ist die schlimmste Stunde? Neben wem sitzt du?“ Sprich diese Woche mit der Schule. Morgens ein kurzer Abschied, immer gleich. Geht es über Wochen oder tut der Bauch weh, auch mit der Kinderärztin.',
  pregnantAtWork:
    'Du musst es nicht morgen sagen. Schau zuerst, was dich schützt, auch in der Probezeit: Eine Beratungsstelle oder Gewerkschaft sagt es dir kostenlos. Dann kurz und unter vier Augen: „Ich bin schwanger, es kommt in dem und dem Monat. Ich möchte meine Arbeit bis dahin gut übergeben.“ Und schick es danach auch schriftlich.',
};
