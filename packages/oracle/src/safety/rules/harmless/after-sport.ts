import { phrasePattern } from '../phrase-pattern.ts';

/** Exercise, in six languages. */
const SPORT =
  'gym|(?:leg|arm|chest|back|push|pull) day|work ?out|workouts|training session|spin(?:ning)? class|spin|pilates|yoga|barre|crossfit|zumba|burpees|squats|lunges|push ?ups|pull ?ups|press ?ups|planks?|deadlifts?|kettlebells?|personal trainer|boot ?camp|hik(?:e|ed|ing)|half marathon|marathon|5k|10k|\\d+ ?(?:km|kms|miles)|bike ride|swam|kayak[a-z]*|ran after|park ?run|(?:went|go|been|first) (?:for a )?(?:run|running|swim|swimming|climbing|bouldering|rowing|skiing|surfing)|after (?:<few>)(?:run|running|swimming|climbing|bouldering|rowing|skiing|surfing|football|basketball|tennis|padel|badminton|cycling|dancing|moving (?:house|boxes)|gardening)|played (?:football|basketball|tennis|padel|squash|hockey|rugby|cricket|volleyball)|padel|paddle|racket|la gym|pierna en el gym|gimnasio|dia de pierna|entrenar|salle de sport|muscu|courbatures|muskelkater|fitnessstudio|beintraining|treino|academia|perna na academia|palestra|allenamento|agujetas';
/** A body that fails, whatever it did before. */
const GRAVE =
  'chest|jaw|face|slur[a-z]*|speech|fell|fall(?:en)?|accident|crash(?:ed)?|neck|spine|snapped|popped|cracked|dark urine|(?:pee|urine|wee) (?:<few>)(?:brown|dark|red|cola)|brown (?:pee|urine)|swollen|swelling|throat|allerg[a-z]*|bee|one side|left (?:arm|side)|numb|faint(?:ed)?|collapsed|passed out|blacked out|unconscious|vomit[a-z]*|confused|heat ?stroke|not sweating|hit (?:my|his|her) head|bleed[a-z]*|still can not breathe|getting worse|blue|asthma|inhaler|sea|ocean|lake|river|shore|bridge|railings?|cliff|edge|come back|turn back|every day|for (?:weeks|months|years)|pecho|brust|poitrine|peito|petto|want to die|kill myself|suicid[a-z]*';

const COMPLAINT = new RegExp(
  phrasePattern(
    '(?:i )?(?:<soften>)(?:can not|can barely|could not|can hardly|could barely) (?:<soften>)(?:feel|move|lift|raise|bend|straighten|close|use|walk|sit|breathe)(?: (?:up|down|straight|properly))?(?: (?:my|either|one|an?|any) (?:<few>)(?:arms?|legs?|hands?|fingers?|muscles?|toe|body))?|(?:arms?|legs?|body) (?:do not|does not|will not|stopped|no longer) (?:<soften>)(?:work|working|move|moving|bend)(?: any ?more)?|(?:i )?(?:thought|think|swear|felt like) (?:that )?i (?:was|am|were) (?:<soften>)(?:going to die|dying)|(?:thought|felt like) (?:<few>)heart (?:was|would|is) (?:<few>)explod[a-z]*|i am (?:<soften>)(?:dead|dying|deceased|destroyed)(?= *(?:[.,]|$))|(?:nearly|almost|basically) died|want(?:ed)? to die(?= (?:but )?in a good way| laughface)|ich sterbe|me muero|muoio|impossible de (?:lever|bouger|marcher|plier) (?:<few>)(?:bras|jambes)?|no puedo (?:<few>)(?:mover|levantar|bajar|subir|andar|caminar)[a-z]*|no siento (?:las|los|mis) (?:piernas|brazos)|kann (?:<few>)(?:arme|beine) (?:<few>)(?:heben|bewegen|spuren)|spure (?:<few>)(?:arme|beine) nicht(?: mehr)?|(?:sens|sent|sentais) plus (?:mes|les) (?:bras|jambes)|peux plus (?:<few>)(?:bouger|marcher|lever)|(?:nao )?(?:sinto|consigo mexer) (?:mais )?(?:as|os|minhas|meus) (?:pernas|bracos)|non sento piu (?:le|i) (?:braccia|gambe)|non riesco a (?:muovere|alzare|camminare)|estoy muert[oa]|je suis morte?|to mort[oa]|sono mort[oa]|bin (?:ich )?tot',
  ),
  'gu',
);
const EXERCISED = phrasePattern(SPORT);
const GRAVELY_ILL = phrasePattern(GRAVE);

/** Sore arms after the gym: taken out where no sign of an emergency stands beside them. */
export function withoutSoreness(text: string): string {
  if (!EXERCISED.test(text)) return text;
  const rest = text.replace(COMPLAINT, ' , ');
  return rest === text || GRAVELY_ILL.test(rest) ? text : rest;
}
