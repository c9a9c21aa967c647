import type { Situation } from '../topics.ts';

export const DUTCH_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: 'Een half kind bestaat niet, dus praat er duidelijk en vroeg over. Ieder zegt het zijne één keer, zonder te overtuigen: "Ik wil dit. Is het bij jou een nee voor nu of een nee voor altijd?" En luister naar het waarom. Is het voor altijd, dan kost wachten jaren. Het weten doet pijn, maar dan kun jij kiezen.',
  hidden:
    'Na zo’n tijd mag je het vragen. Eén keer, rustig: "Het doet me pijn dat jouw mensen mij niet kennen. Wat houdt je tegen, en wanneer stel je me voor?" Misschien is het angst, familie of iets anders; dat zie ik van hier niet. Let op één ding: of er een datum komt, en of die blijft staan.',
  taken:
    'Zolang er iemand anders is, neem het als een nee. Wat je voelt is niet fout; wat pijn doet is op de reservebank zitten. Minder ervan: geen lange gesprekken samen, niet troosten na hun ruzies. Wordt er geflirt, zeg het luchtig: "Jij hebt iemand. Verandert dat, dan hoor ik het." Wie het meent, weet wat te doen.',
  tellThem:
    'Zeg het, maar klein en zonder antwoord te eisen: "Ik vind je leuk, en niet alleen als vriendschap. Je hoeft vandaag niets te zeggen." Tijdens een wandeling, niet om middernacht in een appje. Het kan een nee zijn, dat doet een paar weken pijn; zwijgen vaak langer. Gaat die persoon weg, dan liever ervoor dan erna.',
  afterCheating:
    'Je hoeft vandaag niets te beslissen en niet op commando te vergeven. Doorgaan kan als er drie dingen zijn: het wordt toegegeven zonder smoesjes, het andere is echt voorbij, en er komen maandenlang daden in plaats van beloftes. Vraag je af of je dan weer rustig zou slapen. Zo niet, dan is weggaan geen mislukking.',
  farParents:
    'Het schuldgevoel weegt, en het bewijst niet dat weggaan fout was. Tranen aan de telefoon zijn gemis, geen verwijt. Geef iets vasts: hetzelfde belletje op zondag, een foto per dag en de datum van je volgende bezoek, hardop gezegd. Weten wanneer je komt troost meer dan horen dat het je spijt.',
  goBack:
    'Vergelijk een gewone dinsdag daar en hier, geen mooie zondag: werk, geld, mensen, en wat in stilte drukt. Ga terug als er een leven wacht en niet alleen heimwee; blijf als het jouwe al hier is. Probeer het een maand als dat kan. En geef de beslissing een datum: het ertussenin vermoeit meer dan allebei.',
  supportFamily:
    'Je familie helpen betekent niet op nul eindigen. Leg eerst jouw deel weg: huur, eten, schulden, een kleine buffer. Dan een vast bedrag, gezegd voordat iemand vraagt: "Dit kan ik geven, op de eerste. Meer is er deze maand niet." De eerste weken wordt er gemopperd. Als jij omvalt, valt iedereen om.',
  neighbors:
    'Eerst een briefje of aanbellen op een rustig moment, zonder verwijt: "Misschien weten jullie het niet, maar ik hoor alles. Kan het na tienen zachter?" Blijft het, schrijf dan twee weken dagen en tijden op en ga naar de verhuurder of de vereniging. Tot die tijd oordopjes of een andere kamer: je slaap kan niet wachten.',
  raiseRefused:
    'Praat eerst, en kijk tegelijk rond: het een sluit het ander niet uit. Vraag een kwartier en neem één pagina mee: wat je doet, wat er gezegd is, jouw bedrag. "Ik wil terugkomen op mijn loonsverhoging. Wat ontbreekt er nog, en wanneer dan?" Vraag het antwoord op papier. Een ja zonder datum is geen verhoging.',
  reachable:
    'Je vrije tijd is van jou, en daar is geen oorlog voor nodig. Antwoord in je werktijd, altijd hetzelfde, en zeg het één keer: "Buiten mijn uren lees ik geen berichten; is het echt dringend, bel dan." Zet de meldingen van je werk uit. Wordt het je kwalijk genomen, bewaar dan de berichten: op veel plekken zijn er regels voor.',
  dropOut:
    'Haal voor je beslist drie dingen uit elkaar: is het het vak, de plek of de vermoeidheid? Vraag deze week of je een half jaar kunt pauzeren of kunt overstappen. Is het nog kort, dan is afmaken vaak goedkoper; is het nog lang, dan niet. En wie betaalt, hoort het met een plan: "Dit is het niet. Dit wil ik, en zo pak ik het aan."',
  tellDebt:
    'Zeg het voordat een brief het doet; het geheim doet meestal het meeste pijn. Op een rustig moment eerst het hele bedrag en dan het plan: "Ik heb zoveel schuld. Ik schaamde me. Dit betaal ik al af." Geen excuus in de eerste zin. Het wordt een zware avond, en daarna draag je het niet meer in je eentje.',
  jobOrLove:
    'Kies nog niet tussen liefde en werk: kijk eerst of jullie echt moeten kiezen. Vraag wat de ander tegenhoudt en luister: de baan, de familie, angst? Probeer het dan met een datum: drie maanden op afstand, vaste bezoeken, en dan beslissen jullie. En een vraag voor jou: welk gemis zou over vijf jaar nog zwaar wegen?',
  grownChild:
    'Schreeuwen brengt niets in beweging, zo doorgaan ook niet. Maak een afspraak tussen volwassenen, op papier: wat wordt betaald, wat in huis gedaan, en elke dag iets buiten, met een datum om te kijken. "Je bent welkom, maar niet zo." Stop met de was en de extraatjes. Bij weken van terugtrekken kan een huisarts helpen.',
  atParents:
    'Op deze leeftijd bij je ouders wonen ligt aan de huren, het is geen mislukking. Wat vermoeit, is de oude rol. Verander die met daden: een rekening die jij betaalt, twee keer koken, een deur waarop geklopt wordt. En geef je vertrek een bedrag en een datum, ook een verre: hoeveel per maand, en wanneer.',
  oneSided:
    'Als er alleen iets komt wanneer er iets nodig is, vraag jij niet te veel. Probeer een maand niet als eerste te schrijven en niets op te lossen, en kijk wat er komt. En zeg het één keer: "Ik help je graag, en ik wil ook dat je vraagt hoe het met mij gaat." Wie om je geeft, past het aan.',
  motherCalls:
    'Het is liefde of angst, maar het ritme mag jij bepalen. Geef iets vasts in plaats van een verwijt: "Ik bel dinsdag en zondag om zeven uur. Neem ik een andere dag niet op, dan gaat het goed." En hou je eraan. Is ze beledigd, ga niet in discussie: "Ik weet dat het je dwarszit. Tot dinsdag." Na een paar weken wordt het vaak rustiger.',
  careAlone:
    'Wat jij doet is werk, en nu doe je het voor iedereen. Vraag geen "hulp": verdeel. Een blad met taken, uren en kosten, en een gesprek met je broers en zussen: "Ik red het niet meer. Wie neemt de zaterdagen, wie de papieren, wie betaalt mee?" Wie ver woont kan betalen. En vraag wat er is aan steun voor mantelzorgers.',
  movesIn:
    'Dat beslissen jullie samen, en er valt nog te praten. Vandaag, onder jullie en zonder een kwaad woord: "Dit hebben we niet samen besloten. Eerst wil ik praten over hoe lang, welke kamer, welke kosten, en wat we doen als het niet gaat." Vraag een proef met een einddatum. Jouw "nog niet" telt net zo zwaar als het ja.',
  schoolRefusal:
    'Er zit bijna altijd iets bepaalds achter: een ander kind, de juf, de wc, het lawaai, jou loslaten. Vraag het klein en terloops: "Wat is het ergste uur? Naast wie zit je?" Praat deze week met school. ’s Ochtends een kort afscheid, altijd hetzelfde. Duurt het weken of is er buikpijn, praat dan ook met de huisarts.',
  pregnantAtWork:
    'Je hoeft het morgen niet te zeggen. Kijk eerst wat jou beschermt waar je woont, ook in je proeftijd: een vakbond of een loket vertelt het gratis. Dan kort en onder vier ogen: "Ik ben zwanger, het komt in die maand. Ik wil mijn werk tot dan goed regelen." En stuur het daarna ook op papier.',
};
