const SOMEONE_CLOSE =
  '(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister|dad|father|mum|mother|uncle|aunt|cousin|nephew|friend|flatmate|roommate|neighbour|he|she)';

/** Troubles with another person that sound like danger by their words: gambling, drink without violence, prison, loans. */
export const TOLD_OF_OTHERS = [
  `${SOMEONE_CLOSE} (?:<few>)(?:lost|loses|gambles?|gambled|gambling|bets?|betting|spent|spends|owes) (?:<some>)(?:rummy|gambling|betting|casino|slots?|poker|lottery|dream11|roulette|scratch ?cards|horses)`,
  `${SOMEONE_CLOSE} (?:<few>)(?:drinks?|drinking)\\b<far>\\b(?:not|never) (?:<soften>)(?:violent|aggressive|abusive|loud|nasty)`,
  `${SOMEONE_CLOSE} (?:is|was|are|has been|goes) (?:<soften>)(?:in|to) (?:prison|jail)`,
  '(?:borrow|borrows|borrowed|borrowing) (?:<few>)(?:scooter|car|bike|motorbike|van|money|charger|clothes|tools|laptop|things|mower|dress|books?|ladder|drill|cash)',
  '(?:chit fund|ponzi|scheme|committee money|broker|contractor|agent|dealer) (?:<few>)(?:ran away|ran off|disappeared|vanished|absconded|blocked me)',
  'pay (?:<few>)(?:by|before|until) (?:<day>|noon|midnight|the end of)\\b<gap>(?:seat|offer|discount|slot|place|spot|booking|job|deal|room|flat|visa)',
  '(?:dog|cat|rabbit|horse|pet|she|he) is \\d+ and (?:<few>)vets? (?:<few>)(?:says?|said|thinks?)',
].join('|');
