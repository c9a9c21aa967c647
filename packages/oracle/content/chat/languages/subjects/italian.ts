import type { SubjectPhrases } from '../other-language.ts';

export const ITALIAN_SUBJECTS: SubjectPhrases = {
  'got-fired|layoff-looming':
    'licenziat*|mi hanno licenziat*|perso il lavoro|perso il posto|rimast* senza lavoro|senza lavoro|disoccupat*|mi hanno lasciato a casa|non mi hanno rinnovato|cassa integrazione',
  'job-search|interview|got-rejected|career-direction':
    'cerco lavoro|cercando lavoro|trovare lavoro|mando curriculum|curriculum|colloquio|trovo lavoro',
  'exam|study-focus|choose-study|waiting-results':
    'concorso|esame|esami|maturita|bocciat*|bocciatura|tesi di laurea|la tesi|fuori corso|test di medicina',
  'study-focus|exam|choose-study': 'non riesco a studiare|non riesco a concentrarmi',
  'roommate|moving-in': 'coinquilin*|coinqui|compagn* di stanza|compagn* di casa',
  'in-laws':
    'suocer*|cognat*|mia nuora|mio genero|famiglia di lui|famiglia del mio ragazzo|i suoi genitori',
  'empty-nest':
    'nido vuoto|figli*+va via di casa|figli*+se ne va di casa|figli*+andato via di casa|figli*+andata via di casa|casa+vuota+figli*|figli*+va a vivere da sol*|figli*+parte per l universita',
  'aging-parent|relative-ill':
    'mi occupo di mia madre|mi occupo di mio padre|mi prendo cura di mia madre|mi prendo cura di mio padre|assisto mia madre|assisto mio padre|badante|casa di riposo|rsa|alzheimer|demenza',
  'bad-boss|should-quit|burnout-work|raise-best-day|work-review':
    'il mio capo|la mia capa|mio capo|il capo|la capa|la mia responsabile|il mio responsabile|il mio titolare|la mia titolare',
  'toxic-coworker|office-social|crush-coworker': 'collega|colleghi|colleghe|mobbing',
  'burnout-work|should-quit':
    'odio il mio lavoro|non sopporto il mio lavoro|esaurit* dal lavoro|stress da lavoro',
  'inheritance|sibling-rift': 'eredita|testamento|successione|notaio',
  'sibling-rift':
    'mia sorella non mi parla|mio fratello non mi parla|litigato con mia sorella|litigato con mio fratello|non parlo con mia sorella|non parlo con mio fratello|non parlo piu con',
  'mother-difficult|parents-grown':
    'mia madre mi critica|mia madre si mette|mia madre si impiccia|mia madre mi controlla|mia mamma mi critica',
  'teen-fights|child-worry': 'figlio adolescente|figlia adolescente|adolescenza',
  'child-worry|parenting-guilt|teen-fights':
    'mio figlio non dorme|mia figlia non dorme|mio figlio non mangia|mia figlia non mangia|all asilo|le maestre|la maestra',
  'money-worry|debt-shame|couple-money':
    'non arrivo a fine mese|fine del mese|senza soldi|senza un euro|al verde|in rosso|debiti|bollette|rate del',
  'renting|losing-a-home':
    'affitto|padrone di casa|padrona di casa|proprietario di casa|caparra|cauzione',
  'losing-a-home': 'sfratt*',
  'move-city|work-abroad|homesick':
    'trasferirmi|mi trasferisco|trasferimento|trasloco|cambiare citta|andare a vivere|andare all estero|vivere all estero|emigrare',
  'buy-house': 'comprare casa|comprare una casa|mutuo',
  'driving-test': 'patente|scuola guida|esame di guida|esame di teoria|foglio rosa',
  'start-business|business-slow|close-business':
    'aprire un attivita|partita iva|mettermi in proprio|il mio negozio|aprire un negozio|aprire un bar',
  'friend-trouble|friend-betrayed|friend-breakup|left-out|one-sided-friend':
    'la mia migliore amica|il mio migliore amico|migliore amica|migliore amico|le mie amiche|i miei amici',
  'lonely|make-friends|lonely-new-city': 'non ho amici|non ho nessuno|mi sento sol*',
  'get-over-ex|ex-moved-on':
    'dimenticare il mio ex|dimenticare la mia ex|dimenticarlo|dimenticarla|superare la rottura',
  'does-x-like-me|make-a-move|mixed-signals|crush-coworker':
    'gli piaccio|le piaccio|mi piace un ragazzo|mi piace una ragazza|la mia cotta|ho una cotta|crush',
  'divorce|coparenting': 'divorzi*|separazione|affidamento',
  'stressed-busy|burnout-work': 'non ce la faccio con tutto|stressat*|sommers* di|non ho un attimo',
};
