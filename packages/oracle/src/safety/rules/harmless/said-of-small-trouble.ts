/** Drastic words about bills, songs, shifts and profiles. */
export const HARMLESS_SMALL_TROUBLE: readonly string[] = [
  '(?:had|having|almost had|nearly had|gave me|got|getting) a (?:mini |small |tiny )?heart attack(?= (?:when|from|because|over|at|seeing|opening) (?:i |he |she |the |my |this |that |it )*(?:saw|opened|read|looked|found|got|checked|heard|jumped|price|bill|total|invoice|score|email|jump scare|rent|gas bill|receipt))',
  '(?:if i (?:have to|must|need to|get asked to) (?:<soften>)(?:hear|listen to|watch|see|read|sit through|attend|eat|fold|iron|answer|write|play|do|clean|format) (?:<some>)(?:again|one more|another|any ?more)?(?: time)?[ ,]*)?i (?:will|am going to|am gonna|might|would) (?:jump|throw myself|leap) (?:out of|off|from) (?:the|a|this) (?:window|balcony|roof)(?= (?:lol|haha[ha]*|lmao|laughface))',
  '(?:mother|mum|dad|father|gran|nan|boss|wife|husband|teacher|coach|sister|aunt) (?:will|is going to|would) (?:bury|skin|roast|crucify|hang|behead|eat|flay) me(?: alive)?(?= (?:if|when|for|because) )',
  'better off with me as (?:the |a |their |his |her )?[a-z]+',
  '(?:<noone>|no one|they) would (?:<soften>)(?:notice|miss me|care) if i (?:<soften>)(?:took|take|left early|left at|skipped|missed|called in|wore|worked from|stayed home|had a|went home|changed|stopped (?:doing|making|cooking|cleaning))[a-z ]*',
  'pinned me (?:on|to|in) (?:his|her|their|the) (?:profile|page|chat|board|feed|insta[a-z]*|stor(?:y|ies))',
  '(?:can|could|will) not (?:ever )?wake (?:him|her|them|my [a-z]+)(?: up)? (?:for (?:school|work|church|breakfast|uni|training)|before noon|in the mornings?)',
  'nothing (?:left )?to live for (?:any more )?(?:now|since|after) (?:that )?(?:the|they) (?:<few>)(?:bakery|cafe|show|series|shop|supermarket|season|brand|store|band|restaurant|bakers|canteen|kiosk|have|they) (?:<few>)(?:stopped|ended|closed|cancelled|discontinued|sold out|axed|changed|split)[a-z ]*',
  'fainted (?:at|during|after|from|while|when) (?:the |a |giving |her |his |my |having |they took )*(?:blood (?:drive|donation|test|draw)|blood|injection|vaccine|jab|flu shot|tattoo)',
];
