import type { PalmStatement } from '@palm/palmistry/vocabulary';

/**
 * What the tradition would expect to see in an ordinary week, for the finding that the
 * closing question is about. Nothing for a line that could not be traced.
 */
export const PALM_SCENES: Readonly<Record<Exclude<PalmStatement, `${string}-unseen`>, string>> = {
  'heart-line-ends-under-index':
    'If that fits, you may be let down most by the people you think best of.',
  'heart-line-ends-between-index-and-middle':
    'If that fits, you may notice quickly who pours and who only holds out a cup.',
  'heart-line-ends-under-middle':
    'If that fits, you may mend the tap first and say the tender thing in March.',
  'heart-line-strongly-curved':
    'If that fits, people may know your news from the way you come through the door.',
  'heart-line-gently-curved':
    'If that fits, you may choose the right hour for a warm word, and sometimes miss it.',
  'heart-line-straight':
    'If that fits, you may love somebody for years by remembering how they take their tea.',
  'heart-line-deep': 'If that fits, an old song may still have the same address.',
  'heart-line-clear': 'If that fits, people may come to you for the version without icing.',
  'heart-line-faint': 'If that fits, you may write the card, and then decide not to post it.',
  'heart-line-forked': 'If that fits, two people who are not speaking may both be speaking to you.',
  'heart-line-interrupted':
    'If that fits, you may need a walk round the block before the second half of a talk.',
  'head-line-long':
    'If that fits, you may still be turning over a remark that everyone else has lost.',
  'head-line-of-middle-length': 'If that fits, you may be the one who says: enough, let us decide.',
  'head-line-short': 'If that fits, you may have ordered before the menu reached the table.',
  'head-line-steep': 'If that fits, you may furnish a whole house while waiting at a red light.',
  'head-line-sloping':
    'If that fits, there may be a sketch of something odd on the back of your shopping list.',
  'head-line-level': 'If that fits, you may ask what it costs while others are still admiring it.',
  'head-line-curved': 'If that fits, you may start a sentence on one side and end it on the other.',
  'head-line-straight': 'If that fits, you may read the instructions, and be glad of them.',
  'head-line-deep': 'If that fits, you may need calling to supper twice.',
  'head-line-clear': 'If that fits, a long explanation may make you look at the door.',
  'head-line-faint': 'If that fits, the answer may come in the shower, an hour after the question.',
  'head-line-forked':
    'If that fits, you may argue the other side so well that you half move there.',
  'head-line-interrupted': 'If that fits, you may drop a plan in mid-air and pick up a better one.',
  'life-line-sweeps-wide': 'If that fits, your kitchen may hold more chairs than it needs.',
  'life-line-curves-evenly':
    'If that fits, you may be the one still washing up, and humming, at the end.',
  'life-line-keeps-close-to-the-thumb':
    'If that fits, you may leave the party while it is good, and never regret it.',
  'life-line-runs-low': 'If that fits, you may know which stair creaks in a house long sold.',
  'life-line-ends-halfway': 'If that fits, you may judge a day by its pace and not by its list.',
  'life-line-ends-high': 'If that fits, your first ten minutes may set the tone for ten hours.',
  'life-line-deep': 'If that fits, you may come home with soil on your knees and a good appetite.',
  'life-line-clear': 'If that fits, people may set their clocks by your tea.',
  'life-line-faint': 'If that fits, you may close doors so gently that nobody hears you go.',
  'life-line-forked':
    'If that fits, you may pack for the trip and water the plants with equal care.',
  'life-line-interrupted':
    'If that fits, you may have gone slowly for a while once, and kept some of it.',
  'fate-line-seen': 'If that fits, you may pick up after a task that nobody gave you.',
  'fate-line-deep': 'If that fits, you may do the unpaid part as carefully as the paid one.',
  'fate-line-clear': 'If that fits, you may know by ten in the morning whether a day was yours.',
  'fate-line-faint':
    'If that fits, your story of how you came to your work may have three beginnings.',
  'fate-line-forked': 'If that fits, there may be an instrument or a toolbox under the desk.',
  'fate-line-interrupted':
    'If that fits, the turn that looked like a detour may be the one you tell people about.',
  'head-and-life-lines-joined':
    'If that fits, you may stand at the edge of the pool longest, and swim furthest.',
  'head-and-life-lines-apart':
    'If that fits, you may have booked it first and mentioned it afterwards.',
  'heart-and-head-lines-far-apart': 'If that fits, people may tell you things on trains.',
  'heart-and-head-lines-at-middle-distance':
    'If that fits, you may cry at the film and still find the car.',
  'heart-and-head-lines-close':
    'If that fits, you may make a list of reasons for something you already feel.',
  'palm-square': 'If that fits, there may be a drawer in your house with the right screw in it.',
  'palm-oblong': 'If that fits, you may fix the shelf and then read what was on it.',
  'palm-long': 'If that fits, you may walk a longer way home to finish a thought.',
  'fingers-long': 'If that fits, you may be the one who peels the label off in one piece.',
  'fingers-of-middle-length':
    'If that fits, you may check the total first and then one line of it.',
  'fingers-short': 'If that fits, you may know how the story ends from the first scene.',
  'hand-of-earth': 'If that fits, your spare key may hang in three other houses.',
  'hand-of-air': 'If that fits, a short errand may take an hour, and be the best of the day.',
  'hand-of-fire': 'If that fits, you may have said yes before the sentence was over.',
  'hand-of-water': 'If that fits, you may know how the evening went from the way the coats hang.',
  'index-finger-longer-than-ring': 'If that fits, a room without a plan may turn and look at you.',
  'ring-finger-longer-than-index':
    'If that fits, you may take the stairs two at a time when nobody is looking.',
  'index-and-ring-fingers-level':
    'If that fits, you may cut the cake, and let others choose first.',
  'little-finger-long': 'If that fits, friends may send you their messages before they send them.',
  'little-finger-of-middle-length':
    'If that fits, you may be quiet for an hour and then say the useful thing.',
  'little-finger-short': 'If that fits, your short notes may be the ones that people keep.',
  'thumb-held-wide': 'If that fits, your umbrella may be at somebody else’s house.',
  'thumb-held-easily': 'If that fits, you may remember who paid last, and forget it kindly.',
  'thumb-held-close': 'If that fits, you may tell the good news on Thursday that came on Monday.',
};
