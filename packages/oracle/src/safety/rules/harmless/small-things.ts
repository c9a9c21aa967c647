/** Denied fear, photographs that were shot, things that are thrown or poisoned, and work that one is buried in. */
export const HARMLESS_SMALL_THINGS: readonly string[] = [
  // Days counted without a person, a drink or a cigarette.
  'day (?:\\d+|one|two|three|four|five|six|seven|ten) (?:and |, |. )?i (?:<soften>)almost did it',
  '(?:not|never|did not say (?:that )?i (?:was|am)|who said i (?:was|am)) (?:<soften>)(?:scared|afraid|frightened|terrified) of (?:him|her|them)(?! (?:but|just of|when he is sober|until|yet|except))',
  'shot (?:my|a|an|some|the|our) (?:<few>)(?:photos?|pictures?|pics?|videos?|portraits?|reels?|rolls?|clips?|scene|selfie|nebula|sunset|sunrise)(?: ever)?(?: (?:last night|yesterday|today|this (?:morning|week)))?',
  'could (?:<soften>)sleep for (?:a|one|ten|two|\\d+) (?:thousand|hundred|million) (?:years|days)(?! and (?:<soften>)(?:never|not))',
  '(?:got|have|packed) the (?:tablets|pills) (?:that )?(?:the|my) (?:doctor|gp|dentist|nurse) (?:prescribed|recommended)(?! (?:all|lined|ready|in front|on the|and i|and vodka|and wine))',
  '(?<=\\b(?:crush|tripped|trip|embarrass[a-z]*|mortified|cringe|wrong (?:chat|group|person)|spilled|spilt|called (?:my|the) teacher)\\b[a-z0-9 ,.]{0,60})(?:goodbye|bye) (?:cruel )?world(?= , i (?:live|am moving|will live|reside)| [.]|$)',
  '(?:fantasi[sz](?:e|ed|ing)|dream|dreaming|think|thinking|imagine|imagining) (?:about |of )?(?:throwing|smashing|burning|drowning|hurling|chucking|launching) (?:my|the|his|her|this|that|every|our) (?:<few>)(?:laptop|phone|printer|alarm|alarm clock|computer|router|monitor|keyboard|tv|ukulele|drone|speaker|bagpipes|leaf blower|email|emails|spreadsheet|couch|sofa)',
  'dream(?:s|ed|t|ing)? (?:about|of) (?:the |my |a |some )?(?:dead|dying) (?:people|relatives|pets?|friends?|dogs?|cats?|fish|birds?|mice|uncle|aunt|mother|father|mum|dad|gran[a-z]*|brother|sister|husband|wife|ex|strangers?|celebrities)',
  '(?:vet|vets) (?:<few>)(?:put|places|placed|fitted|injected) (?:a|the) (?:micro)?chip in (?:<few>)[a-z]+',
  'poison(?:s|ed|ing)? (?:the|those|all the|these) (?:rats?|mice|mouse|ants|wasps|slugs|snails|moles|weeds|dandelions|ivy)',
  'bury(?:ing)? me in (?:<few>)(?:work|paperwork|emails|homework|sand|leaves|blankets|laundry|compliments|spreadsheets)',
  '(?:band|choir|team|club|company|firm|orchestra|colleagues|friends|cousins|neighbours) (?:<soften>)(?:asked|invited|begged|wants?) me to join (?:them|in|up)',
  'me (?:tape|tapes|tapent) sur (?:les nerfs|le systeme)|va se tuer (?:a la tache|au travail|au boulot)|(?:se matar|se matando|se mata|se matar) de (?:estudar|trabalhar|rir|malhar|trabajar|estudiar)|(?:chien|chienne|chat|chatte|lapin|poisson|cheval|hamster|tortue) (?:ne )?mange plus(?: rien)?',
];
