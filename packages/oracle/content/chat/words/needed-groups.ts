/** Words that many matters need, by the name that stands for them in the line `needs` of a matter: @partner. */
export const NEEDED_GROUPS: ReadonlyMap<string, string> = new Map([
  [
    'partner',
    String.raw`(?:husband|wife|wifey|hubby|partner|boyfriend|girlfriend|bf|gf|spouse|fianc\w*|other half|missus|my man|my woman|my guy|my girl|my lad|my fella|married|marriage|better half)`,
  ],
  [
    'ex',
    String.raw`(?:ex|exes|exs|ex \w+|divorce\w*|separat\w+|broke up|split up|breakup|break up|dumped)\b`,
  ],
  [
    'parent',
    String.raw`(?:mum|mums|mom|moms|mother|mothers|mam|ma|mama|mummy|mommy|amma|ammi|maa|dad|dads|father|fathers|papa|pop|daddy|appa|abba|baba|parent|parents|folks|stepmum|stepmom|stepdad|step\w*)\b`,
  ],
  [
    'child',
    String.raw`(?:son|sons|daughter|daughters|child|children|childs|kid|kids|boy|boys|girl|girls|baby|toddler|teen|teens|teenager|\w*year old|\w*yo|my eldest|my oldest|my youngest|my little one|lo|step\w+)\b`,
  ],
  [
    'sibling',
    String.raw`(?:brother|brothers|bro|sister|sisters|sis|sibling|siblings|twin|twins)\b`,
  ],
  [
    'inlaw',
    String.raw`(?:\w+ in ?laws?|in ?laws?|mil|fil|sil|bil|(?:his|her|their) (?:mum|mom|mother|dad|father|parents|family|folks|sister|brother|side)|(?:husbands|wifes|partners|boyfriends|girlfriends) (?:mum|mom|mother|dad|father|parents|family|sister|brother))\b`,
  ],
  [
    'grandparent',
    String.raw`(?:gran|grans|granny|grandma|grandmas|grandmother|nan|nana|nanna|nonna|abuela|oma|lola|lolo|grandad|grandads|granddad|grandfather|grandpa|gramps|opa|grandparent\w*|nani|dadi|dada|nana ji)\b`,
  ],
  ['grandchild', String.raw`(?:grand ?(?:son|daughter|child|children|kid|kids|baby)\w*)\b`],
  [
    'relative',
    String.raw`(?:aunt\w*|uncle|cousin\w*|niece|nephew|relative\w*|family|mum|mom|mother|dad|father|parents?|brother|sister|gran\w*|nan|nana|in ?laws?|tita|tito|chachi|bua|mausi)\b`,
  ],
  [
    'friend',
    String.raw`(?:friend\w*|mate|mates|bestie\w*|bff|bestfriend\w*|pal|pals|buddy|homie|homegirl|girls|lads|group|gang|roommate|flatmate)\b`,
  ],
  [
    'boss',
    String.raw`(?:boss\w*|manager\w*|supervisor|team lead|teamlead|lead|director|ceo|foreman|head|hr|matron|chef|owner|employer|headteacher|principal)\b`,
  ],
  [
    'coworker',
    String.raw`(?:co ?workers?|colleague\w*|work ?mate\w*|team|teammate|someone at work|at work|at the office|office|desk|shift|guy at work|girl at work|woman at work|man at work)\b`,
  ],
  [
    'neighbor',
    String.raw`(?:neighbou?r\w*|next door|upstairs|downstairs|flat above|flat below|across the (?:road|street|hall)|landing)\b`,
  ],
  [
    'pet',
    String.raw`(?:dog|dogs|puppy|pup|cat|cats|kitten|kitty|pet|pets|rabbit|bunny|hamster|guinea pig|bird|parrot|budgie|horse|pony|fish|tortoise|lizard|snake|hen|hens|chicken\w*|doggo)\b`,
  ],
  [
    'teacher',
    String.raw`(?:teacher\w*|professor\w*|prof|lecturer|tutor|school|class|coach|supervisor|advisor|course)\b`,
  ],
  [
    'baby',
    String.raw`(?:baby|babys|newborn|infant|bub|bubs|little one|lo|weeks old|months old|month old|week old|postpartum|gave birth|born)\b`,
  ],
  [
    'pregnant',
    String.raw`(?:pregnan\w*|expecting|due in|due date|bump|weeks along|weeks gone|trimester|positive test|midwife|first baby|having a baby|scan)\b`,
  ],
  [
    'dead',
    String.raw`(?:died|dies|dead|death|dying|passed|passing|funeral|buried|burial|wake|widow\w*|ashes|grave|cremat\w*|lost (?:my|our|him|her|a)|since (?:he|she) (?:went|left us)|gone|grief|griev\w*|mourn\w*|late (?:husband|wife|mother|father|mum|dad))\b`,
  ],
  [
    'work',
    String.raw`(?:work\w*|job\w*|shift\w*|office|career|employ\w*|company|firm|boss|manager|team|colleague\w*|coworker\w*)\b`,
  ],
  [
    'money',
    String.raw`(?:money|cash|pay\w*|paid|rent|bill\w*|debt\w*|loan\w*|owe\w*|salary|wage\w*|afford|cost\w*|price\w*|spend\w*|spent|broke|skint|savings?|bank|lend|lent|borrow\w*|\d+ ?(?:k|quid|bucks|dollars|euros?|pounds|rupees|naira|rand|pesos?)|[$£€]\d+)\b`,
  ],
]);
