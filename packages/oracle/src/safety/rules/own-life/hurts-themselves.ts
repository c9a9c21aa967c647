import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Harm to the own body that is not meant to kill. */
export const HURTS_THEMSELVES: readonly Rule[] = [
  {
    says: 'hurts themselves',
    grade: 3,
    patterns: [
      '(?:only|one) thing (?:<few>)(?:helps|calms|works|that)\\b[a-z ]{0,20}(?:blade|razor|cutting|pain|knife|blood|bleeding)|my (?:cuts|self harm scars|burns) (?:are|is|look|got|have) (?:<few>)(?:infected|deep|bleeding|swollen|fresh|bad|worse|open)',
      '(?:scars?|cuts?|wounds?|burns?) on my <body> (?:<few>)(?:from (?:last|this|yesterday|tonight|today)|that (?:i|will not)|i (?:made|did)|will not (?:stop|heal))|(?:can not|not|keep) (?:<soften>)(?:stop )?(?:picking|reopening|digging|tearing) (?:at |open )?(?:my|the) (?:cuts|scabs|wounds|scars)|(?:cut|cutting|burn|burning) (?:<few>)(?:deeper|deep|too deep|worse|more) (?:than|again|today|tonight|each|every)',
      '(?:clean|free) from (?:cutting|self harm|hurting myself)\\b<far>\\b(?:want to|do it|tonight|relapse|urge|razor|blade|so bad)|(?:want|need|going|wanna|tempted) <few>(?:to )?(?:cut|burn|hurt|harm) (?:myself|my (?:arms?|legs?|wrists?|thighs?|skin))(?! (?:hair|off))|(?:so|then|and|because) i (?:<soften>)(?:cut|burn|hurt|harm)(?: myself)?<end>|i (?:<soften>)deserve (?:the |to feel )?pain',
      '(?:cut|cuts|cutting|kutting|burn|burning|burned|burnt|hurt|hurting|harm|harming|harmed|injure|injuring|scratch|scratching|hit|hitting|punch|punching|slap|slapping|mutilate|bite|biting|stab|stabbing) (?:myself|my own (?:skin|body|arms?|legs?|head|face|flesh))(?! (?:off|some|a |while|when (?:cooking|shaving|i was|i cook)|cooking|shaving|by accident|accidentally|on (?:the|paper|a|my|hot)|short|chopping|slack|a break|out of|in the foot|at work|again on|up (?:about|over)))',
      '(?:do not|stop|stopped|want to|need to|urge to|urges to|going to|ready to) (?:<soften>)(?:hurt|harm|cut|burn|punish) (?:my body|myself|me)(?! (?:off|in the|some|short))',
      'self ?harm[a-z]*|selfharm[a-z]*|self injur[a-z]*|how deep (?:is too deep|can i (?:go|cut)|should i cut)|(?:do|did|doing|relapsed? (?:on|with|into)|back (?:on|to)|slipped (?:on|with|into)) (?:sh|self h|harming)(?= again| when| to| last|$| [.,])|sh (?:relapse|urges|again|scars)|relapsed? (?:on |with |and |into )?(?:the )?(?:blade|razor|cutting|cut)',
      '(?:cutting|cut|burn|burning|burned|slice|slicing|sliced|carve|carved|carving|dragging|drag|slash|slashing|scar|scratch|scratching|claw|draw|drew|write|wrote) (?:[a-z]+ ){0,4}(?:into my|over my|across my|down my|on my|in my|my) <body>(?! (?:on (?:the|a|my)|cooking|by accident|while|hair|from|off|with (?:a pen|henna|my nails by accident)|chopping|shaving|at|about))(?=<end>|<gap>(?:blade|razor|again|deep|scissors|glass|knife|compass|feel|bleed|when|because|until|tonight|last night|so that|where|on purpose|just|to))',
      '(?:scratch|pick|picking|claw|rub|dig|bite|peel|rip|pull)\\b[a-z ]{0,25}(?:until|till) (?:it|i|my [a-z]+|there) (?:bleeds?|is blood|am bleeding|pours|hurts enough|is raw)(?! (?:my nails|cuticles))',
      '(?:fresh|new|more|deep|hide|hiding|cover|covering|covered in|full of) (?:my |the |fresh |new )*(?:cuts|scars|burns|cut marks|burn marks)(?! (?:of|in (?:the )?(?:budget|prices|funding)|on (?:the|my) (?:budget|prices)|costs|to the|from (?:the )?(?:cat|kitten|oven|surgery|cooking|operation|c section|football|work|acne)|jeans))',
      '(?:urge|urges|need|craving|itch|tempted) to (?:cut|burn|hurt|harm|bleed|see blood|feel (?:the )?(?:blade|sting|pain))(?! (?:my hair|sugar|carbs|costs|ties|back|him|her|off|down|loose|the (?:cord|grass|cake)|incense|calories|bridges))',
      '(?:started|keep|been|back to|stop|relapsed? (?:on|into|with|and started)|want to|need to|promised to stop|miss) (?:cutting|cut|burning|the blade|the razor)(?: again| tonight| my thighs|$| [.,](?! (?:sugar|carbs|costs|back)))',
      '(?:bang|banging|hit|hitting|smash|smashing|slam|punch|punching) my (?:own )?(?:head|fist|legs?|thighs?|face) (?:against|on|into|until|till|in) (?:the|a|walls?|it|my|i)(?! (?:desk over this|keyboard|shelf|door frame|cupboard))(?=<gap>(?:purpose|bruise|bleed|hurt|wall|cope|upset|again|stop|calm|<end>))',
      '(?:razor|blade|knife|scissors|lighter|cigarettes?|glass|flame|iron|compass|needle|pin|fork)\\b[a-z ]{0,20}(?:over|across|to|into|against|on|in|under) my (?:own )?(?:<body>|flesh|nails)(?! (?:in the kitchen|at the))',
      'my (?:arms?|wrists?|thighs?|legs?|stomach|hand)[a-z ]* (?:with|over) (?:a |the |my )?(?:razor|blade|knife|lighter|cigarettes?|scissors|flame|candle|compass)',
      '(?:dig|digs|digging|press|pressing|stick|sticking|push|pushing|poke|poking|drive|driving|hold|held) (?:the |a |my |an )?(?:[a-z]+ )?(?:compass|nails?|pin|needle|pen|key|blade|fork|scissors|sharpener|hand|arm) (?:deep )?(?:in|into|under|over|on) (?:my <body>|the (?:flame|hot plate|stove|candle))(?= [.,]|$|<gap>(?:until|feel|real|punish|purpose|again|to))',
      '(?:cutting|self ?harm) (?:kit|tools|stash|box)|(?:pick(?:ed|ing)?|dig(?:ging)?|reopen[a-z]*) (?:at |open )?(?:the |my )?(?:scabs?|wounds?|cuts?)[a-z ]*(?:open|bleed|bleeds|hurt|hurting|never heal|again)',
      'i (?:have |just |went and )?(?:cut|burned|relapsed) (?:again|tonight|last night|deeper|too deep)(?! (?:on|my hair|from|at|the|into|and (?:smoked|drank|ate|texted)|with (?:him|my ex|sugar))|<gap>(?:smok|drink|sugar|ex))',
      '(?:keep|hide|have|hid|carry|bought|there is) (?:a |my |some |the )?(?:razors?|razor blades?|blades?|box cutter) (?:in (?:my|the)|under my|behind|for (?:when|bad)|to cut)(?! (?:shower|bathroom cabinet|wash ?bag|toolbox|kitchen)(?! (?:to|for)))(?! to shave)',
      '(?:pain|cutting|bleeding|blood|the (?:blade|razor|burn|sting)|hurting myself) is (?:the )?(?:only|one) (?:thing|way)(?: that| i)?\\b<gap>(?:calms|helps|mine|control|feel|cope|real|works|stops)',
      '(?:to|i) punish myself\\b(?=<end>|<gap>(?:so i cut|hair|hurt|i burn|burn|by not eating))(?<=(?:hair|skin|arm|leg|hand|wax|pain|pull|hold|cut|burn|hit)\\b[a-z ]{0,30})|(?:carved|carve|cut) a (?:word|name|line) (?:in|into) my <body>|i cut again(?! (?:my|the|on|from|class))|scratch my arms so i|(?:cutting|burning) my (?:legs|arms|thighs|wrists) is|pull my hair out\\b<gap>punish|punish myself so i',
      '(?:need|want|have) to (?:<soften>)(?:feel pain|bleed|see blood|feel the (?:blade|sting|burn|cut)|punish my body|hurt(?= [.,]|$| to| tonight))(?! (?:him|her|them|money))',
      '(?:cut|burn|scratch|hit|hurt|do it)\\b[a-z ]{0,10}\\b(?:because|so|until)\\b[a-z ]{0,15}(?:feel nothing|feel something|the noise stops|i deserve it|feel real|it goes quiet|i calm down)',
      '(?:elastic bands?|ice cubes?|rubber bands?)\\b<gap>(?:do not|does not|no longer|not)\\b<gap>(?:help|work)\\b<far>(?:blade|real thing|razor|cut)|(?:swallowed|swallow) things to hurt',
      '(?:number|count|counting)\\b[a-z ]{0,12}(?:lines|scars|cuts|marks) on my <body>|(?:lines|marks|stripes|scars) on my (?:thighs?|wrists?|arms?|legs?|stomach|hips?)\\b(?=<far>\\b(?:again|last night|new|fresh|blade|each|tonight|hide|made|sleeves?|cat)\\b)(?!<gap>(?:stretch|birth|pregnan))',
      '(?:blood|red)\\b[a-z ]{0,12}on (?:the|my) (?:tiles|towel|sleeve|sheets|bathroom floor)\\b<gap>(?:sleep|breathe|calm|again|hide|quiet)|(?:hide|hiding|wash) the (?:bandages|bloody towels|bloody tissues)',
      '(?:long sleeves|sleeves|jumper|hoodie|bracelets)\\b<gap>(?:hide|cover|so (?:nobody|no one|they)|in (?:july|summer|this heat|august))\\b<far>\\b(?:arms?|wrists?|cuts?|scars|see what|what i d)',
    ],
    unless:
      'years? (?:clean|free|ago)|long ago|as a teen(?:ager)?|tattoos?|henna|stretch marks|acne|surgery|c section|kitten|my cats?(?: scratched)|rose ?bush(?! . it was)|barber|paper ?cut|eczema|psoriasis|cooking|oven|stove top recipe|budget',
    danger: [
      'I cut myself again last night',
      'the urge to burn my arm is back',
      'relapsed on cutting after six months',
      'I hold my hand over the flame to feel real',
      'I scratch my arms until they bleed',
      'new cuts on my thighs and I hide them under long sleeves',
    ],
    twins: [
      'cut my own bangs at 1am, am i unwell lol',
      'burned myself on the oven again, third time this week',
      'i scratched my arm on the rosebush',
      'I used to self harm as a teenager, years ago, and I am proud of how far I have come',
      'cutting sugar starting monday',
      'i bite my nails until they bleed before exams, how do i stop',
    ],
  },
  {
    says: 'cuts, and does not say what',
    grade: 3,
    patterns: [
      '(?:want|wanna|need|urge|going|tempted|like|love|miss|thinking|think|started|start|stop|stopped|relapsed|keep) (?:<few>)(?:to |about |of |the pain when i |it when i )?(?:cut|cutting|burn myself|burning myself)(?=<end>| again| so bad| tonight| when| because| deeper| and (?:bleed|feel|hide))(?! (?:off|down|back|out|up|in|my (?:hair|nails|losses)|the (?:cake|grass|crap|cord|ties)|sugar|carbs|calories|costs|class|ties|him|her|them|people|contact))',
      '(?:cigarettes?|lighter|iron|candle|match(?:es)?|hot (?:knife|spoon|plate)) (?:<few>)(?:on|to|into|against|out on) my (?:own )?(?:skin|arm|arms|leg|legs|hand|hands|thighs?|wrist|stomach)|put(?:ting)? out (?:a )?cigarettes? on (?:my|myself)',
      '(?:keep|can not stop|always|started|been) (?:<soften>)(?:hitting|punching|slapping|scratching|biting|hurting|harming|burning|cutting|starving|punishing) (?:myself|my (?:own )?(?:head|face|legs|arms|thighs|body))(?! (?:up|over|about|on the|awake|short))',
    ],
    unless: `${NOT_REAL}|hair|bangs|fringe|nails|coupons|grass|onions?|cooking|kitchen|budget|spending|film editing|video editing|smoking|drinking|alcohol|social media|my time|screen time`,
    danger: ['i want to cut so bad', 'i put out cigarettes on my skin', 'i keep hitting myself'],
    twins: [
      'i want to cut my hair so bad',
      'i keep hitting snooze',
      'thinking about cutting down on coffee',
    ],
  },
];
