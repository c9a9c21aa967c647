/** Tools called guns, jumps in sport, a numb cheek after the dentist, gums that bleed, a swing on a beam, hunting, fish. */
export const HARMLESS_TOOLS_AND_JUMPS: readonly string[] = [
  '(?:glue|nail|staple|water|heat|massage|nerf|caulk|spray|price|grease|label) gun',
  '(?:will|would|does|is) it (?:going to )?hurt (?:<few>)?to jump (?:rope\\b|back in(?:to)?\\b|(?:in|into|off) (?:the |a )?(?:cold |deep |public |hotel )*(?:pool|diving board|trampoline))[a-z0-9 ]*',
  '(?:half |one side |side )?(?:of )?my (?:face|mouth) (?:is |was )?(?:still |so )?numb (?:from|after) (?:the|my) (?:dentist|filling|root canal|dental [a-z]+)[a-z ]*',
  '(?:my )?gums (?:<soften>|are |keep )*bleed(?:ing)?|bleeding gums',
  '(?:beam|branch|tree|hook) (?:will|would|can|could|to) hold (?:the|a|our|my) (?:swing|hammock|bird ?feeder|punch ?bag|lamp|chandelier|tree ?house)[a-z ]*',
  'bury me (?:in|under|with) (?:roses|flowers|kisses|presents|gifts|paperwork|laundry|homework|the sand|sand|snow(?:balls)?|chocolates?)',
  'engine (?:was |is |keeps )?running (?:rough|hot|badly|smoothly|fine)',
  '(?:gave (?:the|my|our) (?:dog|cat) a (?:bath|haircut|trim)|(?:bathed|washed|trimmed|groomed|brushed) (?:the|my|our) (?:dog|cat))[a-z ,]*(?:says|said) i am next',
  '(?:jump|leap|throw myself|walk) (?:off|in front of|into|from) (?:a|the) (?:bridge|cliff|roof|building|bus|train|window|sea|river)(?= (?:if|when) (?:i|he|she|they|we) (?:<soften>)(?:have to )?(?:hear|see|get|read|sit through|listen|say|says|ask|asks|play|plays|send|sends|eat|sing|sings|open)\\b[a-z0-9 ]{0,60}(?:one more|another|again|once more))',
  '(?:jump|leap|throw myself|walk) (?:off|in front of|into|from) (?:a|the) (?:bridge|cliff|roof|building|bus|train|window|sea|river)(?= (?:before|than|sooner than|rather than) (?:i |to )?(?:<soften>)(?:have to |ever )?(?:do|doing|sing|singing|dance|dancing|hold|give|giving|wear|wearing|eat|eating|try|join|joining|speak|speaking|call|calling|listen|listening|watch|date|dating|sit through)\\b)',
  '(?<=(?:gutt(?:ed|ing)|fillet(?:ed|ing)?|butcher(?:ed|ing)?|nose ?bleeds?|kitchen|steaks?|fish(?:ing)?|venison|liver|piercing)\\b[a-z0-9 ,.]{0,40})blood everywhere|blood everywhere(?=[a-z ,.]{0,30}(?:nosebleed|in the film|on the set|fake))',
  '(?<=(?:hunting|range|shooting club|biathlon|clay pigeons?|target practice)\\b[a-z0-9 ,.]{0,60})(?:holding|held|cleaned|cleaning|loaded|loading|carrying|bought) (?:a|my|the|his|their) (?:<few>)(?:rifle|shotgun|gun|pistol)',
  '(?:half |one side )?(?:of )?my face (?:<soften>)(?:went|was|is|felt) (?:<soften>)(?:numb|crooked|droopy|frozen|lopsided) (?:at|from|after) (?:the|my) (?:dentist|filling|botox|root canal|dental [a-z]+)[a-z ]*',
  'my lips (?:are |were |got )?(?:<soften>)(?:swollen|swelling|puffy|burning) (?:from|after) (?:the |some |too much |those )*(?:spicy|hot|chil[a-z]*|kiss[a-z]*|filler|wings|salt|crying)[a-z ]*|(?:toddler|baby|one year old|two year old) (?:<soften>)talks (?:gibberish|nonsense)',
  '(?:kitchen|chefs?|bread|cake|cheese|paring|santoku|sushi) knife|knife (?:skills?|block|set|sharpener|course|class)(?:[a-z ]{0,12}(?:class|course|lesson|tonight))?(?:[., ]{1,3}will i (?:<soften>)cut myself)?',
];
