/** Tools called guns, jumps in sport, a numb cheek after the dentist, gums that bleed, a swing on a beam. */
export const HARMLESS_TOOLS_AND_JUMPS: readonly string[] = [
  '(?:glue|nail|staple|water|heat|massage|nerf|caulk|spray|price|grease|label) gun',
  '(?:will|would|does|is) it (?:going to )?hurt (?:<few>)?to jump (?:rope\\b|back in(?:to)?\\b|(?:in|into|off) (?:the |a )?(?:cold |deep |public |hotel )*(?:pool|diving board|trampoline))[a-z0-9 ]*',
  '(?:half |one side |side )?(?:of )?my (?:face|mouth) (?:is |was )?(?:still |so )?numb (?:from|after) (?:the|my) (?:dentist|filling|root canal|dental [a-z]+)[a-z ]*',
  '(?:my )?gums (?:<soften>|are |keep )*bleed(?:ing)?|bleeding gums',
  '(?:beam|branch|tree|hook) (?:will|would|can|could|to) hold (?:the|a|our|my) (?:swing|hammock|bird ?feeder|punch ?bag|lamp|chandelier|tree ?house)[a-z ]*',
  'bury me (?:in|under|with) (?:roses|flowers|kisses|presents|gifts|paperwork|laundry|homework|the sand|sand|snow(?:balls)?|chocolates?)',
  'engine (?:was |is |keeps )?running (?:rough|hot|badly|smoothly|fine)',
  '(?:gave (?:the|my|our) (?:dog|cat) a (?:bath|haircut|trim)|(?:bathed|washed|trimmed|groomed|brushed) (?:the|my|our) (?:dog|cat))[a-z ,]*(?:says|said) i am next',
];
