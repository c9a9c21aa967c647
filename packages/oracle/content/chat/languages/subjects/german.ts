import type { SubjectPhrases } from '../other-language.ts';

export const GERMAN_SUBJECTS: SubjectPhrases = {
  'got-fired|layoff-looming':
    'gefeuert|rausgeschmissen|rausgeflogen|entlassen|job verloren|arbeit verloren|stelle verloren|ohne job|arbeitslos*|mir wurde gekundigt|wurde gekundigt|betriebsbedingt|probezeit nicht',
  'job-search|interview|got-rejected|career-direction':
    'finde keinen job|finde keine arbeit|suche einen job|suche arbeit|bewerbung*|nur absagen|absage*|jobcenter|ausbildungsplatz|ausbildungsstelle',
  'exam|study-focus|choose-study|waiting-results':
    'prufung*|klausur*|staatsexamen|durchgefallen|abi|abitur|bachelorarbeit|masterarbeit|doktorarbeit|nc',
  'study-focus|exam|choose-study': 'kann nicht lernen|kann mich nicht konzentrieren|prokrastinier*',
  'roommate|moving-in': 'mitbewohner*|wg|meine wg|wohngemeinschaft|mitbewohnerin',
  'in-laws':
    'schwiegermutter|schwiegervater|schwiegereltern|schwager*|schwagerin|schwiegertochter|schwiegersohn|schwiema',
  'empty-nest':
    'tochter zieht aus|sohn zieht aus|kinder sind aus dem haus|kinder ausgezogen|tochter+ausgezogen|sohn+ausgezogen|haus+so leer|haus+so still|leeres nest',
  'aging-parent|relative-ill':
    'pflege meine mutter|pflege meinen vater|pflege meine eltern|pflege meine oma|mutter pflegen|vater pflegen|mutter+pflegeheim|vater+pflegeheim|ins heim|pflegeheim|pflegegrad|demenz|dement|alzheimer',
  'bad-boss|should-quit|burnout-work|raise-best-day|work-review':
    'mein chef|meine chefin|meinem chef|meinen chef|meiner chefin|vorgesetzte*|abteilungsleiter*|teamleiter*',
  'toxic-coworker|office-social|crush-coworker':
    'kollegin|kollege|kollegen|arbeitskolleg*|mobbing|gemobbt',
  'burnout-work|should-quit':
    'burnout|ausgebrannt|hasse meinen job|hasse meine arbeit|job kotzt mich an|keinen bock mehr auf die arbeit',
  'inheritance|sibling-rift': 'erbe|erbschaft|geerbt|testament|erbstreit',
  'sibling-rift':
    'schwester redet nicht|bruder redet nicht|schwester spricht nicht|bruder spricht nicht|streit mit meiner schwester|streit mit meinem bruder|mit meiner schwester zerstritten|mit meinem bruder zerstritten',
  'mother-difficult|parents-grown':
    'mutter kritisiert|mutter mischt sich|mutter meckert|mutter nervt|mama nervt',
  'teen-fights|child-worry':
    'pubertat|teenager|mein sohn ist 13|mein sohn ist 14|mein sohn ist 15|meine tochter ist 13|meine tochter ist 14|meine tochter ist 15',
  'child-worry|parenting-guilt|teen-fights':
    'mein kind|in der kita|im kindergarten|in der schule gemobbt|mein sohn schlaft nicht|meine tochter schlaft nicht',
  'money-worry|debt-shame|couple-money':
    'pleite|konto im minus|kein geld mehr|geld reicht nicht|schulden|mahnung*|inkasso|dispo',
  'renting|losing-a-home': 'vermieter*|die miete|miete zahlen|mieterhohung|kaution|nebenkosten',
  'losing-a-home': 'eigenbedarf|zwangsraumung|aus der wohnung raus',
  'move-city|work-abroad|homesick':
    'umziehen|umzug|auswandern|in eine andere stadt|ins ausland|heimweh|wegziehen',
  'buy-house': 'haus kaufen|wohnung kaufen|hauskauf|immobilienkredit',
  'driving-test': 'fuhrerschein*|fahrprufung|fahrschule|theorieprufung',
  'start-business|business-slow|close-business':
    'selbststandig machen|selbstandig machen|mein laden|meinen laden|eigene firma|grunden',
  'friend-trouble|friend-betrayed|friend-breakup|left-out|one-sided-friend':
    'beste freundin|bester freund|beste freund|besten freund|meine freunde|meine freundinnen|kumpel',
  'lonely|make-friends|lonely-new-city':
    'keine freunde|einsam|niemanden zum reden|fuhle mich allein',
  'get-over-ex|ex-moved-on':
    'uber meinen ex hinweg|uber meine ex hinweg|ex vergessen|uber ihn hinweg|uber sie hinweg',
  'does-x-like-me|make-a-move|mixed-signals|crush-coworker':
    'steht er auf mich|steht sie auf mich|mag er mich|mag sie mich|mein schwarm|verknallt|verliebt in einen|verliebt in eine',
  'divorce|coparenting': 'scheidung|scheiden lassen|sorgerecht',
  'stressed-busy|burnout-work': 'uberfordert|alles zu viel|zu viel um die ohren|komme zu nichts',
};
