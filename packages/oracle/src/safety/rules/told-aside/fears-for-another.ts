import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const DEAR =
  '(?:my|our|the) (?:<few>)?(?:<relative>|gf|bf|twin|pupil|girl|boy|mate|grandfather|grandmother|he|she)|he|she';

/** Fear for another person, said aside. */
export const FEARS_ASIDE: readonly Rule[] = [
  {
    says: 'another stands at a height, keeps a gun and speaks of papers, needs no future, or has gone silent after a bye',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:${DEAR}) (?:is|are|was|stands?|sits?|climbed|went) (?:<few>)?(?:on|onto|at) (?:the|a|his|her) (?:<few>)?(?:roof|rooftop|bridge|ledge|balcony|railings?|tracks|cliffs?)\\b(?=<far>\\b(?:text(?:s|ing|ed)?|sorry|cry(?:ing)?|jump|goodbye|bye|over and over|says|said|will not (?:come|answer|talk))\\b)`,
      allOf(
        `(?:${DEAR})`,
        '(?:keeps?|sleeps?|sits?|has|got|cleans?|took|bought) (?:<few>)(?:gun|rifle|pistol|shotgun|revolver)',
        '(?:where|insurance|papers|passwords) (?:<few>)(?:insurance|papers|find|will is)|should have died|wish(?:es)? (?:he|she) (?:had|was|were)|does not want to (?:live|be)|tired of (?:life|living)|goodbye|(?:since|after) (?:he|she) (?:came back|lost|got the)|better off',
      ),
      `(?:${DEAR})\\b[a-z ,]{0,30}\\b(?:wrote|writes|said|says|told|texted|posted)\\b[a-z ,]{0,25}\\b(?:will not|does not|do not|no longer) (?:need|have|want|see) (?:a|any|the|his|her|their) (?:future|tomorrow|next (?:year|birthday)|life)`,
      allOf(
        '(?:wrote|said|texted|sent|posted|says)(?: me| us)? (?:<soften>)(?:bye|goodbye|farewell|take care|sorry for everything)',
        '(?:her|his|their|the) (?:phone|mobile|location) (?:is |has been |was )?(?:<soften>)(?:off|dead|turned off|switched off)|(?:turned|switched) (?:off|of) (?:her|his|their) (?:phone|location)|(?:not|never) (?:<soften>)(?:answer|answering|answers|reply|replying|pick(?:ing)? up|reach)[a-z]*|can not (?:reach|find) (?:her|him|them)',
        `tried before|friend|${DEAR}`,
      ),
      '(?:pere|mere|frere|soeur|copain|copine|ami|amie|fils|fille)\\b[a-z ,]{0,25}\\b(?:dit adieu|dit au revoir pour toujours)\\b<far>\\b(?:repond (?:plus|pas)|eteint)',
      '(?:mama|papa|madre|padre|hermano|hermana|amigo|amiga|hijo|hija|abuela|abuelo|novio|novia)\\b[a-z ,]{0,20}\\b(?:dice|dijo|repite|escribe) que (?:ya )?no quiere (?:vivir|seguir|estar aqui)',
      '(?:mae|pai|irma|irmao|amiga|amigo|filha|filho)\\b[a-z ,]{0,20}\\b(?:diz|disse|fala|falou) que (?:nao quer mais (?:viver|estar aqui)|quer morrer)|(?:madre|padre|sorella|fratello|amic[ao])\\b[a-z ,]{0,20}\\b(?:dice|ha detto) che (?:non vuole piu vivere|vuole morire)',
    ],
    unless: `${NOT_REAL}|ghost[a-z]*|broke up|break ?up|cheat(?:ed|ing)|airport|flight|plane|roofer|fix(?:es|ing)|tiles|gutters?|sunset|party|hunting|range|police officer|dumped|blocked me|dating app|battery|train|of (?:boredom|laughter)|solar panels?`,
    danger: [
      'my mate is on the bridge and texts me sorry',
      'my uncle sleeps with his rifle and says he should have died with her',
      'my pupil wrote that she does not want a future',
      'she texted goodbye and turned off her phone, my friend',
      'mi hermana dice que ya no quiere vivir',
    ],
    twins: [
      'my dad is on the roof fixing tiles and says sorry',
      'my brother sits with his rifle before hunting, papers in order',
    ],
  },
  {
    says: 'another deletes or hands over everything, or asks how many would be too many',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        `(?:${DEAR})`,
        'delet(?:ed|es|ing) all (?:his|her|their) (?:accounts?|photos|socials?|pictures|messages)|(?:mailed|sent|gave|handed|left) (?:me |us )(?:<few>)?(?:his|her|their) (?:<few>)?(?:keys|passwords|bank card|dog|cat|ring|medals|diary)',
        'delet(?:ed|es|ing)|out of (?:nowhere|the blue)|without a (?:word|reason)|said nothing|suddenly|mailed|and now|not answering',
      ),
      '(?:asks?|asked|wonders|googled|wants to know) (?:<some>)how many (?:<few>)?(?:pills|tablets|of (?:his|her|my|the|mums|dads) (?:<few>)?(?:pills|tablets|meds))\\b(?=<far>\\b(?:too many|kill|die|dangerous|enough|not wake)\\b)',
    ],
    unless: `${NOT_REAL}|moving|moved|holiday|trip|house ?sit[a-z]*|digital detox|broke up|left me|breakup|parking|valet|hacked|inherit[a-z]*|pharmac[a-z]*|doctor (?:asks|asked)|child ?proof`,
    danger: [
      'my brother deleted all his accounts and mailed me his keys',
      'she asks me how many tablets would be too many',
    ],
    twins: [
      'my sister gave me her keys, she is on holiday',
      'he deleted all his photos of his ex, broke up',
    ],
  },
];
