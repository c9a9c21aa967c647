import { phrasePattern } from './phrase-pattern.ts';

export const SUICIDE_PATTERNS: readonly RegExp[] = [
  // said outright
  '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|off|offing|delete|deleting|poison|poisoning|end|ending) (?:myself|my own self)',
  'suicid[a-z]*|kms|ctb',
  '(?:take|taking|took|end|ending|ended|finish|finishing) (?:away )?my (?:own )?(?:life|existence)',
  'end(?:ing)? (?:it all|this life|everything (?:for good|tonight|now)|it (?:tonight|now|today|soon|there|all|for good|once and for all))',
  '(?:way|night|day|time|thinking (?:of|about)|think about|thought (?:of|about)) (?:to )?end(?:ing)? (?:it|things|everything)(?! with)',
  '(?:want|need|wish|hope|hoping|ready|going|prefer|deserve|like|love|beg|begging|pray|praying|try|trying|tried|about|decided|longing) <soften>(?:to |for )?<soften>(?:die|be dead)(?! (?:my hair|for|of))',
  '(?:wish|wished|if only) <soften>(?:that )?i <soften>(?:was|were|would be|had been|could be) (?:<soften>)(?:dead|gone|never born|not here|not alive|not born|asleep forever)',
  '(?:wish|wished) i (?:had )?(?:never|not|was never|were never|had not|was not|were not|would not|did not) (?:been |be |to be |exist(?:ed)?|wake|woken?|alive|here|born)[a-z ]*',
  'i (?:should|ought to) (?:<soften>)(?:die|be dead|have died|not be alive|not exist|kill myself)|better off (?:dead|not existing|not here)',
  '(?:life|death|dying|suicide) (?:is|seems|looks|feels like|would be|sounds) (?:like )?(?:the )?(?:only|best|easiest) (?:way|option|answer|escape|solution|relief)[a-z ]*',
  '(?:do|does|did) not <soften>(?:want|wish|care|deserve|feel like|plan|intend|expect)(?:ing)? <soften>(?:to |on |about )?<soften>(?:be(?:ing)? (?:alive|here any ?more|around any ?more|a person|on this earth|in this world)|liv(?:e|ing)(?! (?:in|with|at|alone|here|there|near|on|by|together|off|under|next|abroad|up))|exist(?:ing)?|wak(?:e|ing) up(?! (?:early|at|so early|to))|go(?:ing)? on(?: any more| living|$| [.,])|keep(?:ing)? (?:going|living)|stay(?:ing)? alive|see (?:tomorrow|another day|morning))',
  // passive wishes
  '(?:sleep|asleep|my eyes|bed|dream)\\b[a-z ,]{0,30} (?:not|never|without|do not) <soften>(?:ever )?(?:to )?wak(?:e|ing)(?: up)?',
  '(?:never|not) (?:have to )?wak(?:e|ing) up (?:again|any more|tomorrow|ever)|hop(?:e|ing) (?:i|to) (?:do not|never|not|will not) wake',
  '(?:sorry|sad|angry|disappointed|hate|gutted|upset) (?:that |when |to |every time |each time )*(?:i )?(?:woke|wake|wake up|waking|am alive|to be alive|still alive|be alive|being alive)[a-z ]*',
  '(?:stop|stopped|cease|quit|not) (?:to )?exist(?:ing)?|too tired to (?:exist|live|be alive|go on living)',
  '(?:tired|sick|exhausted|weary|done|finished|fed up|through) (?:of|with) (?:<soften>)(?:living|being alive|life|existing|existence|this life|my life|breathing)(?! (?:here|in|with|at|alone|at home|insurance))',
  '(?:no|not a|not any|any|lost my|lost the|what is the|what is|see no|without a?) <soften>(?:will|point|reason|purpose|sense|use|meaning)s? (?:left )?<soften>(?:in |to |of |for )?(?:live|living|being alive|be alive|go on|going on|carry(?:ing)? on|continu[a-z]+|keep(?:ing)? going|keep(?:ing)? living|being here|staying alive|stay alive|life any ?more|waking up|existing|exist)',
  'life (?:is|was|feels|seems) (?:not |no longer |hardly |barely )?(?:worth (?:living|it)|unbearable|unliveable|over for me)|not worth living|nothing (?:left )?(?:for me )?to live for|no one (?:left )?to live for|why (?:stay alive|should i live|go on living|am i still alive|keep living)',
  '(?:can|could) not <soften>(?:go on|carry on|keep going|live|bear|survive|face|stand|do|take) <soften>(?:living|like this|being alive|any longer|with myself|this life|life|any more of this life|another day alive|it any ?more|this any ?more)(?! (?:traffic|job|weather))',
  '(?:given|give|giving) up on (?:life|living|everything|staying alive)',
  // being a burden, not being missed
  '(?:better|happier|easier|simpler|freer|relieved|fine|lighter|safer|cope|manage|thrive|be free|over it) (?:off )?(?:for (?:everyone|them|my [a-z]+) )?(?:without me|if i (?:<soften>)(?:was|were|am|died|disappeared|vanished|left this|did not exist|never|killed)(?: not| no longer)?(?: dead| gone| around| here| alive| out of| in the ground| existed| born)?[a-z ]*|when i am (?:gone|dead|not here)|once i am (?:gone|dead))(?! (?:at|in) (?:the|this|my) (?:office|team|job|project|company|meeting))',
  '(?:nobody|no one|none of them|no body|not one person) (?:would|will|is going to) <soften>(?:miss|notice|care|mourn|cry|look for|remember)(?: for| about)? (?:me|if i (?:<soften>)(?:was|were|died|disappeared|vanished|am|did not))(?! (?:at|from) (?:work|the party|the office))',
  '(?:am|being|become|just|only|feel like) <soften>(?:such |just |only )?a (?:burden|waste of (?:space|air|life|oxygen))(?: (?:to|on|for) [a-z ]+)?',
  // method and means
  '(?:jump|jumping|throw myself|throwing myself|step|stepping|stepped|leap|leaping|walk|walking) (?:off|from|out of|in front of|under|into|onto|over) (?:a |an |the |this |that |my |some )?(?:bridge|building|roof|train|bus|truck|lorry|cliff|balcony|window|traffic|tracks|ledge|railing|sea and|car|platform)[a-z ]*',
  '(?:drive|driving|crash|crashing|steer|swerve) (?:my car |the car )?(?:into|off|over) (?:a |the )?(?:tree|wall|bridge|cliff|river|oncoming|lake|lamp ?post)',
  '(?:slit|slitting|slash|slashing|slice|open|cut|cutting) my (?:wrists?|throat|veins)',
  '(?:pills|tablets|gun|pistol|rope|noose|razor|blade|knife|bottle|belt|bridge|bleach)\\b[a-z ]{0,30}(?:in front of me|in my hand|beside me|next to me|on the (?:table|bed|nightstand)|tied|ready|waiting for me|loaded)(?! (?:for dinner|to cook))',
  '(?:have|got|bought|found|hold|holding|keep|saved|saving|stockpil[a-z]+|hoard[a-z]*|collect[a-z]*|count(?:ed|ing)?) (?:up )?(?:the|a|my|enough|some|all the|all my|all these) (?:pills|gun|pistol|rope|noose|tablets|sleeping pills)',
  '(?:how many|enough|what dose of|which) (?:of (?:these|my|the) )?(?:pills|tablets|paracetamol|sleeping pills)\\b[a-z ]*(?:to (?:die|kill|end|never)|enough|it take|lethal|fatal|not wake)',
  '(?:painless|painlessly|least painful|easiest|quickest|gentle|peaceful|quiet|best|fastest|surest|kindest) (?:and [a-z]+ )?way(?:s)? (?:for me )?(?:to )?(?:die|go for good|leave this (?:life|world)|end (?:it|my)|out of (?:life|this life)|of dying|kill)',
  '(?:ways|how) to (?:die|kill myself|tie a noose|end my|overdose)(?! (?:my hair|laughing))',
  // plans and farewells
  '(?:last|final|goodbye|farewell|suicide) (?:letter|note|message|words|post)s?(?: to (?:everyone|anyone|my|the world))?(?! (?:from|of the|on my (?:phone|answering)))',
  '(?:wrote|written|write|writing|finished) (?:the|my|all the|goodbye|all my)(?: [a-z]+)? (?:letters?|notes?)\\b[a-z ,]*(?:gave|given|giving|goodbye|gone|find|dog|cat)',
  '(?:gave|given|giving) away (?:all )?(?:my|everything)(?: [a-z]+){0,3}\\b[a-z ,.]*(?:goodbye|one last|last time|will not need|before i go|final)',
  '(?:whoever|when (?:they|you|he|she)|person who) finds? (?:me|my body)',
  '(?:will|would) not be (?:here|around|alive|on this earth) (?:tomorrow|next (?:week|month|year)|any ?more|much longer|for (?:christmas|my birthday)|when|by)|(?:be|is) my last (?:day|night|week|birthday|christmas|message|goodbye|reading ever)(?! (?:at|of|in|on) (?:work|school|the|my))',
  '(?:can|do|could) not (?:<soften>)(?:see|picture|imagine) (?:a future|myself) (?:with me|alive|making it|living|being here|past|reaching|getting (?:to|past|older))[a-z ]*',
  '(?:make|making|making it|made it|survive|get) (?:it )?(?:through|past|to|until) (?:the night|tonight|morning|christmas|the weekend|my birthday|next year|summer|tomorrow)(?! (?:without|with my|exam))(?=[a-z ,.]*\\b(?:not|tbh|no more|can not|alive|die))',
  '(?:leave|leaving|left|quit|exit|depart) (?:this|the) (?:world|earth|life|body|planet)(?! (?:tour|a better|trade))',
  '(?:disappear|vanish|gone|rest|sleep|out of the picture) (?:forever|for good|and never come back|permanently)|log off (?:life|forever)|check(?:ing)? out (?:of life|permanently|for good)',
  '(?:want|need) (?:it|everything|all of it|the pain|this pain|all this|my life) (?:all )?(?:to )?(?:stop|end|be over|finish)(?: forever| for good| now| tonight|[ .,]+everything|$)',
  '(?:try|attempt|do it|trying|succeed|succeeding) (?:again|this time|properly)\\b[a-z ,]*(?:attempt|survive|failed)|(?:last|first|another|failed|my) (?:suicide )?attempt (?:failed|did not work|to (?:die|end))',
  '(?:do|doing|did) something (?:stupid |bad |terrible |drastic )?to myself|not (?:safe|trust myself) (?:with myself|tonight|to be alone|alone)|scared of what i (?:might|will|could) do to myself',
  '(?:would|do) not (?:mind|care)(?: at all)? if i (?:<soften>)(?:died|was dead|did not wake|never woke|got (?:hit|killed|cancer)|was (?:hit|killed|gone)|am gone)',
  '(?:join|be with|follow|see) (?:him|her|them|my [a-z]+(?: [a-z]+)?) (?:in|on) (?:the grave|heaven now|heaven soon|heaven tonight|the other side(?: now| soon| tonight)?|death)',
  '(?:chosen|picked|set|have) (?:a|the|my) (?:date|day|time) (?:to (?:die|end|go)|and (?:nobody|no one)(?: [a-z]+)* (?:know|knows|suspects?))',
].map(phrasePattern);

export const SELF_HARM_PATTERNS: readonly RegExp[] = [
  '(?:cut|cuts|cutting|burn|burning|burned|burnt|hurt|hurting|harm|harming|harmed|injure|injuring|punish|punishing|scratch|scratching|hit|hitting|punch|punching|starve|mutilate|bite|biting) (?:myself|my own (?:skin|body|arms?|legs?))(?! (?:off|some|a |while|when (?:cooking|shaving|i was)|cooking|shaving|by accident|accidentally|on (?:the oven|paper)|short|chopping|slack|a break))',
  'self ?harm[a-z]*|selfharm[a-z]*',
  '(?:cutting|cut|burn|burning|burned|slice|slicing|carve|carved|carving|scratch|scratching|dragging|drag|slash|slashing|scar) (?:[a-z]+ ){0,4}(?:my|into my|over my|across my|down my|on my) <body>(?! (?:on the|cooking|by accident|while|hair))',
  '(?:fresh|new|more|deep|hide|hiding|cover|covering) (?:my |the )?(?:cuts|scars|burns)(?! (?:of|in|on (?:the|my) (?:budget|prices)|in|costs))',
  '(?:started|keep|been|back to|stop|relapsed? (?:on|into|with|and started)|urge to|urges to|want to|need to|promised to stop) (?:cutting|cut)(?: again| tonight|$| [.,])',
  '(?:bang|banging|hit|hitting|smash|slam) my (?:own )?head (?:against|on|into) (?:the|a|walls?)',
  '(?:razor|blade|knife|scissors|lighter|cigarettes?|glass)\\b[a-z ]{0,20}(?:over|across|to|into|against|on) my (?:own )?<body>',
  'my (?:arms?|wrists?|thighs?|legs?)[a-z ]* with (?:a |the )?(?:razor|blade|knife|lighter|cigarettes?|scissors)',
].map(phrasePattern);

export const SOMEONE_ELSE_PATTERNS: readonly RegExp[] = [
  '<relative>\\b[a-z ,.]{0,60}(?:kill (?:himself|herself|themselves)|suicid[a-z]*|(?:end|take|ended|ending|took|taking) (?:his|her|their) (?:own )?life|hurt(?:ing)? (?:himself|herself|themselves)|cutting (?:himself|herself|themselves|his|her)|self ?harm[a-z]*|wants? to die|wanting to die|hang (?:himself|herself)|nothing (?:left )?to live for)',
  '(?:he|she|they) (?:<soften>)(?:wants? to|will|is going to|might|threatens? to|threatened to|says? (?:he|she) (?:will|wants to)|tried to|talks? about) (?:die(?! (?:his|her) hair)|kill(?:ing)? (?:himself|herself|themselves)|end(?:ing)? (?:his|her|their) life|hurt(?:ing)? (?:himself|herself)|commit suicide)(?! for)',
  '<relative>\\b[a-z ,.]{0,40}(?:goodbye|farewell|last message|will not be here|would not be here|gave away|does not want to (?:live|be here|wake up|be alive))\\b(?=[a-z ,.]*\\b(?:answer|answering|reach|phone|reply|replying|off|gone|find|respond|tomorrow|any ?more|live|alive|worried|scared)\\b)',
  '<relative>\\b[a-z ,.]{0,30}(?:swallowed|took|taken|has taken)[a-z ]* (?:pills|tablets)\\b(?=[a-z ,.]*\\b(?:tell|secret|swear|die|goodbye|promise)\\b)',
  'suicidal (?:friend|person|teen|husband|wife|daughter|son|brother|sister)',
].map(phrasePattern);
