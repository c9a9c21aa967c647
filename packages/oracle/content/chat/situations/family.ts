import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const FAMILY_SITUATIONS: readonly Situation[] = [
  {
    id: 'inheritance',
    field: 'family',
    story:
      /\b(?:in (?:the|his|her|their) will|left (?:me|his|her|the|everything|it|all)\b.*\b(?:house|money|will|me)|inherit\w*|the estate|heirs?)\b/u,
    says: {
      also: "{Who|The other one} lost the same person, and may now read that paper as a measure of love. Talk before lawyers do, in person: \"I didn't ask for this, and I don't want it to cost me you. How is it for you?\" You don't have to promise a sum in that talk. Whether and how to share is yours to decide, slowly, and with advice on what a gift like that means for taxes.",
      should:
        "I lean toward talking with the others before deciding anything, and toward waiting some months with the big things. Sharing can be right, and so can keeping it, if there were reasons you both know. What would turn it: whether you'd rather have the house or the peace in ten years.",
      blame:
        "You didn't write that will. Getting something you didn't ask for isn't taking it from someone. The bad feeling mostly means that you care about the others. Say that to them before you do anything about the money: \"I feel odd about this. How is it for you?\"",
      why: "I can't know what was in that mind. It may be who lived nearby, who needed it, an old promise, or a paper nobody updated. It's seldom a ranking of love, and it's always read as one. Is there a letter, or somebody who'd know?",
      how: 'In this order: no quick decisions, advice on what the will means where you live, then one talk with the family about what each of you wishes, without figures first. Write down what you agree on. And keep one thing each that has only memory in it.',
      say: '"I was as surprised as you. I don\'t want this to come between us. Can we talk about what would feel fair, before anyone sees a lawyer?" On the phone or better in person, and soon.',
      fear: "Family and a will, that's a real worry. Be the first one to call, before others imagine your thoughts. Most rifts about inheritances start with silence and not with greed.",
      told: "Wills stir up every old question of who was loved how. You can take your time; nothing about it has to be settled this month. Say to the others that you'd like to talk before anything is done. Who's the one you worry about most?",
    },
  },
  {
    id: 'in-laws',
    field: 'family',
    story:
      /\b(?:mother|father|sister|brother|parents) in law\b|\bin laws?\b|\bmil\b|\b(?:his|her) (?:mum|mother|parents|family)\b.*\b(?:visit|stay|criticiz|kitchen|baby|rules|hates? me|does not like me)\w*/u,
    says: {
      say: "Thanks first, then one fixed rule, without blame: \"You're such a help, and we'd be lost without you. One thing I'd love to keep the way I have it, so please leave that to me.\" Name the one thing, smile, and stop there. Even better, your partner says it, because it's their family. If it happens once more, undo it quietly and don't make a scene of it.",
      how: "Let your partner say it, since it's their parent, and agree on one rule instead of ten: what, where, from when. Thank for one real thing beforehand. Put up with what only annoys you, and hold firm on what's about your children or your home.",
      should:
        "I lean toward saying one thing, kindly, and letting the small ones go. If your partner can say it, better still. What would turn me: it's about your children's safety or your marriage; then don't wait.",
      why: "Mostly wanting to be useful and not knowing where the edge is. It's seldom an attack, and it's allowed to bother you all the same.",
      if: "Then you say it once more, friendly, and change something practical, a locked cupboard, shorter visits, another babysitter for a while. You don't have to win anyone over for that.",
      no: "Then you've said it, and you act on what's in your hands: shorter visits, your own rules in your own house, your partner on the phone and not you.",
      them: "I can't see into {them}. Many in-laws are afraid of not being needed. One job that's truly theirs often settles half of it.",
      told: "Good intentions, maybe, and it's still your home. One rule, said with thanks, usually gets further than ten hints. Which one thing would you choose?",
    },
  },
  {
    id: 'parent-ill',
    field: 'family',
    story:
      /\b(?:my )?(?:mum|dad|mother|father|parents?|grandma|grandpa|grandmother|grandfather)\b.*\b(?:parkinson\w*|dementia|alzheimer\w*|stroke|diagnos\w+|falls?|fell|care home|nursing home|forget\w*|lives alone|can not manage|hospital)\b/u,
    unless: /\bdied\b|\bpassed\b|\bcancer\b|\bhospice\b/u,
    says: {
      alone:
        'That\'s the sore spot in nearly every family: one carries, the others have opinions. Don\'t ask for "help", hand out a piece: "I do the doctors, you do the phone call every second day and the money matters. Can you?" If it\'s a no, ask for money toward a helper instead. And get the local care advice service in early; they know what\'s paid for.',
      should:
        "I lean toward getting a professional look first, a care advisor or the doctor's social worker, before anyone moves or quits. What would turn it quickly: falls, the stove, getting lost, medicines mixed up.",
      how: "One call this week to the doctor's social worker or a care advice line: what's there, what's paid for. Then a list of what has to be done, with names. Then one conversation with your parent about what {they} want{s}, while {they} can say it. You can't do it all from a distance, and you don't have to.",
      when: 'Earlier than it seems needed: papers, power of attorney and the talk about wishes are best on a good day. The care itself grows step by step.',
      fear: "Of course. You'd like to stop it and you can't. What you can do is make the next step certain: an appointment, a neighbor with a key, a button to press. Which of those is missing?",
      blame:
        "You live where your life is; that's no betrayal. A call at a fixed hour and one organized helper are worth more than a bad conscience in a car. What's the one thing that would ease your mind?",
      say: '"I\'m not taking over. I\'d like to know what you want, so that I can stand up for it. Who should have a key? What must never happen?" On a good day, side by side, with tea.',
      told: "That's heavy, and far off as well makes it heavier. Start with who's near: a neighbor with a key, a doctor's social worker, one fixed call a day. Which of these could you set up this week?",
    },
  },
  {
    id: 'sibling-silent',
    field: 'family',
    story:
      /\b(?:brother|sister|sibling)\b.*\b(?:has not (?:talked|spoken|called)|not (?:talking|speaking)|does not (?:talk|speak)|will not (?:talk|speak|answer)|blocked|no contact|stopped talking|cut me off|fell out|estranged)\b/u,
    says: {
      should:
        "Yes, I lean toward one short message before a call: \"I miss you. I'm sorry for my part. You don't have to answer.\" No account of who said what. If it's about a thing from the past, the thing can wait; first comes whether you two talk at all. What would turn me is if being in touch was harmful to you.",
      say: "\"I've been thinking of you. I don't want that thing to be the end of us. I'm sorry for my part in it. I'd like to have a coffee, no big talk.\" Send it once and leave it.",
      why: "I can't see in. Grief and old rivalry like to hide in an object or a date. Mostly it's about who was loved, and not about what was taken.",
      no: "Then you've opened a door, and it stays open. A card at birthdays, nothing more. People come back after years to those who didn't slam it.",
      if: 'Then it stays quiet, as it is now, and you know that you tried. Leave it for some months and send a plain birthday line.',
      when: 'Not on the anniversary. Any ordinary weekday, soon, by message, so that nobody has to react on the spot.',
      told: "So it got stuck on a thing, and the thing stands for much more. You don't have to settle that first. One line that only says you miss them is enough for a start. What would you say if you knew it'd be read kindly?",
    },
  },
  {
    id: 'sibling-fight',
    field: 'family',
    story:
      /\b(?:fight|fought|argu\w+|argument|screamed|yelled|row)\b.*\b(?:sister|brother|sibling)\b|\b(?:sister|brother|sibling)\b.*\b(?:fight|fought|argu\w+|argument|said (?:some )?(?:horrible|awful|terrible))\b/u,
    says: {
      should:
        "Yes, I'd go first, for the words and not for the opinion: \"I said things I'm sorry for. I still see it differently, and I don't want to lose you over it.\" Two sentences, in the next day or two. You give up nothing by it, and the talk about the matter itself can come a week later with a list and no history.",
      say: '"What I said was unfair, and I\'m sorry. I was scared and tired. I\'d like to sort this out with you and not against you. Can we talk on Sunday, about who does what?"',
      no: "Then you've done your part, and you let it be for a week or two. Sorry doesn't need to be answered at once.",
      why: "When it's about a parent or money, old roles come up: the responsible one, the favorite, the one who left. You weren't only fighting about the care.",
      blame:
        'You were tired and frightened, and it came out as a weapon. It can be repaired, because you know exactly which sentence it was. Take that one back, by name.',
      told: "That happens when everyone's worn out. It can still be mended, and sooner is easier: take back the words, keep the opinion. Which sentence would you take back first?",
    },
  },
  {
    id: 'teenager',
    field: 'family',
    story:
      /\b(?:teen\w*|(?:son|daughter|kid)\b.*\b(?:1[2-9]|vap\w+|smok\w+|weed|drink\w*|phone|grades|room|boyfriend|girlfriend|lies|lying|sneak\w*))\b/u,
    says: {
      say: "Not when you've just found something, and not across a table. In the car or while cooking: \"I know about it, and I'm not going to shout. I'd like to understand what it does for you, and then I'll tell you why it worries me.\" Ask first, then one clear rule and what follows if it's broken. Listening for five minutes buys you the other ten.",
      how: "Calm beats strict, and clear beats both. One talk, one rule, one consequence you can keep, and then an ordinary evening together so that it doesn't become the only thing between you. If you think it's more than trying things out, talk to the school or a youth advice line.",
      should:
        'I lean toward talking, and not toward searching the room or a big punishment. What would turn me: signs of something dangerous, or a friend group that scares you; then get advice quickly.',
      why: "Mostly belonging, curiosity or stress, and because it's there. It's hardly ever against you, although it feels so.",
      age: 'At that age the wish to belong is stronger than any leaflet. You still have more influence than it looks, mostly through being calm and being around. One clear rule, one listening talk, and ordinary time together. How are things between you on a good day?',
      fear: "Of course you're scared. Say that too, it lands better than anger: \"I'm frightened for you, because I love you.\" Then ask what's going on.",
      blame:
        "This isn't your report card. Good kids of good parents try things. What matters is how the next talk goes.",
      normal:
        "From here it sounds like an ordinary fight over an ordinary thing, and nearly every house has it. You're too strict if there's no way to earn trust back, and too soft if rules change daily. Agree on two rules with {them} and keep those, calmly; let the rest go.",
      will: "I can't see that. Most of them try, and most stop. A parent who can be told things is what helps most in the long run.",
      told: "Okay. That age pulls away and checks whether you're still there, both at once. Keep it short, calm and clear, and stay reachable. When do the two of you talk best, car, kitchen, late at night?",
    },
  },
  {
    id: 'small-child',
    field: 'family',
    story:
      /\b(?:toddler|(?:son|daughter|kid|child|boy|girl)\b.*\b(?:[1-9]|one|two|three|four|five|six|seven|eight)\b|own bed|bedtime|tantrums?|potty|kindergarten|daycare|preschool|newborn|sleep through)\b/u,
    unless: /\bvap\w+|divorce papers/u,
    says: {
      how: "Small steps and the same every evening: bath, book, light, and you on a chair by the bed, a bit farther off every few nights. Praise the mornings and don't discuss at night. Two calm weeks do more than any trick. If it gets worse, or the days are hard too, ask the pediatrician.",
      why: "Children that size feel changes and can't say them, so it comes out at night, at the door or at the table. It's a way of asking whether you stay. That passes with a lot of sameness.",
      should:
        "I lean toward the gentle version, with the same small steps every night. It's not spoiling a child to be near in a hard season. I'd turn if you're so worn out that nobody sleeps; then ask for help.",
      normal:
        'Very. Children take two steps forward and one back, above all after a change. Ask the pediatrician if it comes with not eating, not playing or great fear.',
      age: "That's little still, and at that age being near you is the safest place there is. It's no bad habit, it's a need with a date on it. Sameness helps most: the same order each evening, the same sentence at the door. How are the days?",
      blame:
        "You're doing it in a hard season, and you're there. That's what the child will keep. What would help you to sleep?",
      when: 'Most such phases last weeks and not years, as long as the evenings stay the same. If nothing has moved after two months, ask the pediatrician.',
      told: "That explains it, I'd say. After a change like that a child checks every night whether you're still there. So give the proof a fixed form: the same order each evening, a light, a sentence you always say, you on a chair nearby for now. It gets less by itself once the days feel certain. How is the handover between the two homes?",
    },
  },
  {
    id: 'child-lonely',
    field: 'family',
    story:
      /\b(?:gets|getting|is|being) picked on\b|\b(?:\d+ yo|\d+ year old|son|daughter|kid|kids|child|children|boy|girl|he|she)\b.*\b(?:no friends|bullied at school|bullied in class|lonely|left out|new school)\b|\bnew school\b.*\b(?:he|she|son|daughter|kid)\b/u,
    says: {
      blame:
        "You made a decision for the whole family with good reasons, and your child has the hard part of it now. Both can be true. Say it aloud once: \"I know the move is hard on you, and I'm sorry about that part. I'm on your side.\" Children can bear a lot when it's named. Then one practical thing: one classmate, one afternoon, your kitchen.",
      how: 'One child at a time: ask which one is nice, and invite that one for something with a beginning and an end, pizza, a film. One club where you see the same faces weekly. And a word to the teacher, who can seat and pair children. Listen more than you fix.',
      should:
        "Yes, talk to the teacher, quietly, and ask what they see. If there's bullying in it, do it in writing and soon.",
      will: "I can't promise a date. Most children find one friend within the first year, and one is enough to change everything. Regular faces do it: a club, a neighbor's child, the bus.",
      why: "New groups are closed for a while, and quiet children need longer to get in. It's seldom about the child.",
      say: '"That sounds lonely. I\'m glad you told me. Do you want me to just listen, or think of something with you?" And not "you\'ll find friends soon", however much you\'d like to.',
      fear: "It hurts more than one's own loneliness. Still, being able to tell you is the best protection there is. What have you heard about the others so far?",
      told: 'A new place in the middle of the school years is hard. One friend is the goal, not a circle, and grown-ups can help with that a little: one afternoon, one nice classmate, something to do. Has a name come up yet?',
    },
  },
  {
    id: 'parent-new-partner',
    field: 'family',
    story:
      /\b(?:dad|mum|father|mother|parent)\b.*\b(?:remarr\w+|getting married|new (?:wife|husband|girlfriend|boyfriend|partner)|dating again|seeing someone)\b/u,
    says: {
      'asked-of':
        "That's a lot to ask of you this soon. You could say yes to something small and true, three sentences about your parent and a good wish, without a word about the past. Or: \"I'll be there, and I'd rather not speak. It's too soon for me.\" Both are loving. Ask yourself which one you could do without shaking all week.",
      should:
        "I lean toward being there if you can bear it, and toward nothing more than that. You don't have to be glad. Going isn't forgetting the one who's missing.",
      why: "I can't see into your parent. Many can't bear an empty house, and for them a new person isn't a replacement. It's allowed to feel far too soon to you all the same.",
      normal:
        "Yes. You can want your parent to be happy and feel sick at the sight of it on the same day. You're still grieving, and the calendar moved without you.",
      say: '"I want you to be happy, and for me it\'s too soon to celebrate. I\'m still missing how it was. Please give me time." Say it to your parent alone, before the invitations.',
      hurt: 'Maybe, and your parent may also know quite well how it looks to you. Say it kindly and early; that hurts less than a stiff face at the table.',
      blame:
        "You aren't being childish. Your loyalty has nowhere to go just now. Let it be seen a little.",
      told: "That adds a sting. You don't have to like it, and you don't have to decide what you think about this new person yet. Tell your parent one true sentence and ask for time. What would be the hardest moment for you?",
    },
  },
  {
    id: 'grandkids-pressure',
    field: 'family',
    story:
      /\b(?:grandkids|grandchildren|when (?:will|are) (?:i|we|you)\b.*\b(?:kids|baby|babies)|asks? (?:\w+ )?about (?:kids|babies))\b/u,
    says: {
      say: "You don't owe anyone your medical history. A line that closes the subject kindly: \"That's something we keep to ourselves. When there's news, you'll be among the first.\" Said warmly, and the same words each time. If you'd like more understanding: \"It's harder than we thought, and the question hurts. Please don't ask; I'll tell you.\" Then it's said, and you're free of it.",
      should:
        "I lean toward telling the short version only to someone who can keep it and would then stop asking. Otherwise the closing line. It's the two of you who decide, so agree on the same sentence first.",
      why: "Mostly longing, and not knowing what it does. Most people are mortified once they know. That's why one sentence usually ends it.",
      hurt: 'Perhaps for an evening. The asking hurts you every time; a clear line spares you both.',
      told: 'That makes each of those questions a small stab. You two can decide on one sentence and both use it. Could you trust the one who asks with a short version, or would it be all over the family by Sunday?',
    },
  },
  {
    id: 'coming-out',
    field: 'family',
    story: /\bcom(?:e|ing) out\b|\bi am (?:gay|lesbian|bi|bisexual|trans|queer|nonbinary)\b/u,
    says: {
      also: "It's good that you've got someone in the family on your side. Let {them} be in the room or in the next one, with one task agreed beforehand: to stay calm, change the subject if it gets loud, and be the one you leave with. It's still your sentence to say; your ally only has to stand there.",
      should:
        "When you're ready, and safe: yes to one person at a time, starting with the kindest. If your bed, your money or your body could be at risk, wait until those don't hang on them, and have somewhere to go that night.",
      no: 'Then the first reaction is their fright, and seldom their last word. Have somewhere to go that evening and someone who knows. "You don\'t have to say anything today. I wanted you to know me." Parents often need months for what took you years.',
      fail: "Then you go to the person who's on your side, that same evening, and you let them have time. First reactions are mostly fright. If it turns unsafe, you leave; the help page has people who know exactly this.",
      when: "On a calm day when you could leave afterward, not on a holiday and not in a fight. There's no deadline, whatever year it is.",
      say: "\"I want to tell you something because I want you to know me. I'm … I'm still me, and I'm happy about it. You don't have to say anything right now.\" Short. Answer only what you like.",
      hurt: "They might be, at first, mostly because a picture changes. It's still you telling them the truth, and that's a sign of trust.",
      fear: "That's a natural fear, and a good reason to plan: the kindest person first, a calm day, a place to go, one friend on the phone. You're allowed to wait until it feels safe.",
      told: "That's worth knowing. Begin with the one who'd take it best, and let that person help you with the others. Who'd that be?",
    },
  },
  {
    id: 'holidays-family',
    field: 'family',
    story: /\b(?:christmas|thanksgiving|holidays?|easter|family (?:dinner|reunion|gathering))\b/u,
    says: {
      should:
        "I lean toward the version you'd come home from in one piece: shorter, with your own way home, or another day. What would turn me is someone you'd really miss.",
      say: '"I\'m looking forward to seeing you. This year I\'ll come on the second day, from two to six." Say it early, as a plan and not as a question.',
      how: 'Decide three things beforehand: when you come, when you go, and one sentence for the usual topic: "Not today, tell me about …" A walk in the middle, an ally in the room.',
      hurt: 'Perhaps. Say it early and offer another day; a plan hurts less than a late excuse.',
      told: "Those days bring out everything old. Shorter is usually nicer, and an ally in the room helps. What's the moment you dread?",
    },
  },
  {
    id: 'difficult-parent',
    field: 'family',
    story:
      /\b(?:mum|mother|dad|father|parents?)\b.*\b(?:controlling|guilt trips?|criticiz\w+|narciss\w+|toxic|manipulat\w+|yells?|never (?:happy|satisfied|proud)|boundar\w+|invades?)\b/u,
    says: {
      how: 'One edge at a time, said once, then done: "If we talk about my weight, I hang up and ring again on Sunday." Then really do both. You don\'t have to explain it. The first weeks get louder, and then mostly quieter.',
      should:
        "I lean toward less and clearer contact before none at all. If you're afraid of {them} or ill for days after each call, no contact for a while is a fair answer.",
      why: "I can't see in. Often it's their own fear or what was done to them. That explains it, and you still may have an edge.",
      say: "\"I love you, and I'm not discussing that. If it comes up again I'll go, and we'll talk on Sunday.\" Same words every time.",
      blame:
        "Guilt is what you were taught to feel when you say no. It'll be there for a while and get weaker. It isn't proof that you're wrong.",
      told: "That's wearing, and at any age. You can't change {them}, only how long you stay in it. What's the one topic you'd take off the table first?",
    },
  },
  {
    id: 'relative-cancer',
    field: 'family',
    story:
      /\b(?:mum|dad|mother|father|sister|brother|grandma|grandpa|aunt|uncle)\b.*\b(?:cancer|tumou?r|chemo|leukemia)\b/u,
    says: {
      should:
        "I wouldn't decide that this week. First hear what the treatment will be and what {they} want{s} from you; it's often a driver on Tuesdays and someone to laugh with, and not a move. I lean toward coming for the first weeks of treatment, with a date, and looking again then. What would turn it: {they} live{s} alone and nobody's near.",
      fear: "Of course. I can't tell you how it'll go. Ask to be there for one talk with the doctor, with the questions written down; what you know frightens less than what you picture. And have one person for yourself.",
      how: 'Ask what {they} want{s} done and by whom: lifts, meals, papers, quiet. A list for the family with names on it. One question each visit: "Company, help, or peace today?" And an evening a week that\'s yours.',
      say: "\"I'm here. I don't know what to say, and I'd like to help. What would be good this week?\" That's better than \"you'll beat this\".",
      will: "I don't know, and I won't guess. The doctors can tell you what's likely. You can make the weeks in between as good as they can be.",
      alone:
        "Then hand out pieces by name: who drives, who cooks, who sits there. A list does what a plea can't.",
      told: "I'm so sorry. It's a lot to take in. Let the doctors draw the map first, and ask what {they}'d like from you. How is {who|everyone} taking it?",
    },
  },
  {
    id: 'dying-relative',
    field: 'family',
    story: /\b(?:hospice|dying|not much time|last days|terminal)\b/u,
    says: {
      blame:
        "You'd be there if you could, and not being there isn't loving less. You can still be in that room: a call on speaker, a voice message that someone plays at the bedside, a letter read aloud. Say the three things, thank you, I love you, it's all right. Ask someone there to hold the phone. That can be today.",
      should:
        "If you can get there and would regret not having gone, go. If you can't, say what you want to say by phone or voice message today, and let someone play it. Both count.",
      say: '"Thank you for … I love you. I\'m all right." Three sentences are enough, and hearing stays for a long time.',
      fear: "It's frightening to sit there, and most people are glad afterward that they did. You don't have to do anything. A hand is enough.",
      told: "I'm so sorry. There's no right way to do these days. What would you want to have said? You can say that today, even by phone.",
    },
  },
  {
    id: 'adult-child-home',
    field: 'family',
    story:
      /\b(?:son|daughter|kid)\b.*\b(?:2[0-9]|3[0-9]|grown|adult)\b.*|\b(?:son|daughter)\b.*\b(?:will not get a job|lives with us|moved back|games all)\b/u,
    says: {
      if: "Then your child will be angry, and will probably find a sofa and then a job; most do. Don't do it overnight, though. Give a date three months away, in writing, with what you'll help with until then, applications, a deposit. And look first whether it's laziness or an illness: someone who hardly leaves the bed needs a doctor before a deadline.",
      should:
        "I lean toward a date before a door: three months, clear conditions, help with applications. Out at once only if there's violence or stealing.",
      say: "\"We love you, and it can't go on like this. By the first of March you'll have work, a course or another place. We'll help with applications and a deposit. From now on you do …\" Both parents, one time, calm.",
      why: 'It may be comfort, fear or a depression, and those look alike from the kitchen. Ask "how are you, really?" before the rules.',
      told: "That's hard to live beside. Give it a date and a deal, and ask once how things really are. What happens on the days when something does work?",
    },
  },
  {
    id: 'sibling-partner',
    field: 'family',
    story:
      /\b(?:sister|brother|daughter|son|friend|mum|dad)\b.*\b(?:marrying|dating|engaged to|boyfriend|girlfriend|fiance\w*)\b.*\b(?:hate|do not like|awful|terrible|wrong|bad|toxic|cannot stand|can not stand)\b/u,
    says: {
      should:
        "Say it once, alone, as something you've seen: \"You went quiet when that was said at dinner. Are you happy?\" Then never again, unless you're asked. Go to the wedding and stay close. If you ever see fear or control, say that plainly. People come back to those who didn't force them to choose.",
      say: '"I\'ll say this once because I love you. I saw … and it worried me. I\'m on your side whatever you do." Then talk about something else.',
      will: "I can't know. People rarely leave because they're told to. They do come to those who've stayed easy to talk to.",
      no: "Then you've said it, and you stay near. That's all one can do, and it's more than it looks.",
      told: 'The more everyone pushes, the closer those two will stand. One calm sentence, alone, and after that just be there. What exactly have you seen?',
    },
  },
  {
    id: 'windfall',
    field: 'family',
    story: /\b(?:won|lottery|jackpot|bonus|inheritance)\b/u,
    says: {
      should:
        "No, you don't have to. It's yours, and half is a lot to ask for. If you'd like to give something, choose a sum yourself and give it once, gladly: \"I'm giving each of you … The rest is put aside.\" Then it's a present and no bill. And decide nothing in the first month.",
      say: "\"I'm not splitting it. I'd like to give you …, and that's it. I hope you're happy for me.\" Friendly, once, no reasons.",
      hurt: "Perhaps for some weeks. Whoever's angry about a gift they didn't get has to do that alone.",
      told: 'Money brings out odd sides in people. You may take your time; nothing has to be said this month. What would you like to do with it yourself?',
    },
  },
  {
    id: 'coparent',
    field: 'family',
    story:
      /\b(?:custody|co ?parent\w*|child support|(?:his|her|kids?|baby|my son|my daughter)\b.*\bex\b|ex (?:husband|wife))\b.*/u,
    says: {
      how: 'In writing, short and about the child only: dates, times, doctors, school. No old stories, no tone. A shared calendar. For money and rights a family advice service or lawyer; keep the receipts.',
      should:
        'I lean toward whatever gives the child fewer changes in a week. For anything legal, advice before agreement.',
      say: '"For Friday: pick-up at five, the bag\'s packed, the doctor said … Thanks." Like to a colleague. It works better than being right.',
      told: "That's wearing, year after year. Keep it to dates and the child, and in writing. What does the child say about it?",
    },
  },
  {
    id: 'stepfamily',
    field: 'family',
    story: /\bstep(?:mum|dad|mother|father|son|daughter|kids?|child(?:ren)?)\b/u,
    says: {
      how: 'Slowly. Not a new parent but a kind grown-up who keeps promises: one small thing together each week, rules from the real parent, no bad word about the other one. It takes two to four years in most families.',
      why: "It's loyalty more often than dislike: liking you feels like betraying somebody. That gets easier if nobody asks for it.",
      told: "Those things take years and small steps. What's one thing the two of you do gladly together?",
    },
  },
  {
    id: 'leaving-home-child',
    field: 'family',
    story:
      /\b(?:leav\w+ for (?:college|university)|moving out|empty nest|off to (?:college|university))\b.*|\b(?:daughter|son)\b.*\b(?:college|university|moving out)\b/u,
    says: {
      fear: "The quiet will be loud for some weeks; that's what a full house leaves behind. Plan the first month, one thing each weekend with other people. And agree on one fixed call a week, so that nobody has to guess.",
      told: "It will be, at first, and that's how much life there was in it. Let yourself be sad, also in front of your child. Then plan the first four weekends before they come, people, a trip, a class. And one fixed call a week, Sundays at six or so. What have you put off for eighteen years?",
      how: "One fixed call a week, the first four weekends planned, one room or hobby that's yours again. And let your child see both: proud and sad.",
      normal: 'Yes, proud and bereft on the same day. It gets softer after the first months.',
    },
  },
];

/** Any other story of this field. */
export const ANY_FAMILY: Situation = {
  id: 'family',
  story:
    /\b(?:mum|mom|mother|dad|father|parents?|sister|brother|siblings?|son|daughter|kids?|child\w*|baby|grand\w+|aunt|uncle|cousin|in.law|famil\w+|nephew|niece|stepmum|stepdad|step\w+)\b/u,
  says: {
    should:
      "I lean toward the one that keeps a door open without costing you your peace. If you'd do it gladly, or could live with having done it, do it. If you'd do it only so that nobody's upset, do a smaller version with an end time. What would turn me is anyone being unsafe.",
    no: "Then you've said your part, and the answer is theirs. Don't argue it on the same day: \"Okay. I'd still like it, so tell me if that changes.\" In families a first no is often surprise, and the second answer comes weeks later, to someone who didn't push.",
    fail: "Then it's sad, and you'll know you tried in a decent way. Families have long years; one bad round is seldom the last. What you can keep is your side of it: a kind line at birthdays, no bad talk about them, your own life going on.",
    if: "Then you'd handle it as you've handled them before, one call at a time. Think through only the first hour: who'd you ring, what would you say, where would you sleep. With that ready, the rest of the \"what if\" gets smaller.",
    why: "I can't see into {who|them}. In families it's mostly old roles: someone who always had to be strong, someone who never felt chosen, and a new event pressing on the old place. That explains it without excusing it. Ask {them} once about {their} side, and listen without defending.",
    when: "Not on a holiday, not at the table, and not while somebody's leaving. A short talk beforehand, the two of you, on an ordinary day this week or next, beats the big moment. If you've put it off for months, give it a date today.",
    say: "Start with what stays, then the thing, then what you'd like: \"You're important to me. {Matter|This} is hard for me, and I'd like us to do it differently: …\" One example only. If it gets loud: \"Let's stop here and talk on Sunday.\" That isn't losing.",
    how: "Pick the smallest piece that would already help, and ask one person for that piece, with a day in it. Leave the history out. Families change by repeated small things far more than by one great talk. Who'd be the easiest to start with?",
    normal:
      "Yes, and hardly anyone says it aloud. You can love people and be worn out by them on the same day. It's worth more attention only if you're afraid of someone, or if you don't sleep because of it.",
    them: 'I can\'t see what {they} think{s}. Most likely it\'s less about you than it looks from where you stand. You can find out with one open question, "How was that for you?", and then counting to ten before you answer.',
    will: "I can't see that, and I won't guess about your family. What helps the odds: staying friendly in small ways, not keeping score aloud, and being easy to come back to. That part is yours.",
    also: '{Who|That person} has a side in this as well, and probably a feeling about it that nobody has asked for. Talk to {them} alone and early: "Here\'s how it is. I wanted you to hear it from me. How is that for you?" You don\'t have to solve it in that talk. Unspoken is what turns it into a rift.',
    age: "That matters. At that point you can be clearer and shorter than you'd think, and you can leave more to them than feels comfortable. What is it they can manage by themselves already, and what's the one thing they still need you for?",
    blame:
      "You did what you could see at the time. Feeling guilty shows that you care, and it doesn't show that you did wrong. If there's something to say sorry for, say it once, in one sentence. Then put the strength into what comes next, because that's what they'll remember.",
    dismissed:
      'It hurts more from family, because they\'re supposed to know. Say it once more without the example: "When that gets laughed away, I stop telling you things." Then change the subject yourself. You don\'t need them to agree, only to have heard it once.',
    'asked-of':
      'You\'re allowed to take a day before you answer: "Let me think about how I could do that." Then offer the version you can do with a whole heart, shorter, smaller or together with someone. A small true thing is better than a big one through your teeth. What would the version you could stand look like?',
    others:
      "They mean well, and they're saying what would comfort them. You don't have to correct it or take it: \"I know you mean it kindly. We're not there yet.\" Then change the subject. What would you rather have heard?",
    but: 'Then say that part aloud, because it\'s the part that decides. "I\'d like to, and this is what stops me." With the real reason on the table, people can offer something else. Without it they only hear a no.',
    compare:
      "Other families look tidy from across the street. Nobody posts the silence at dinner. Look at what yours did right this year, even if it's one thing. What's that one?",
    fear: "Of course, it's your people. Ask which part is yours to do and which part you're only carrying. For yours, pick one thing this week. The rest you can worry about without staying awake for it. Who else could carry a corner?",
    hurt: "Maybe, at first. Being hurt by the truth and being hurt by being kept out of it are both possible, and people get over the first one sooner. You know {them}: is there an hour in which {they} {is} softer? Start there, and start with what isn't changing between you.",
    lean: "That sounds like you know already. Check that it's a choice and not just tiredness: if nobody in the family would be upset either way, would you still do it? If yes, go ahead, and tell them calmly as something decided.",
    nothing:
      "Then the talking part is done for now. Change what you do yourself, the one thing that's in your hands, and don't announce it twice. In families that's often what gets noticed.",
    did: 'That was the hard part, and you did it. Give {them} some days; first reactions in a family are seldom the final ones. How did it land?',
    alone:
      'Then stop waiting for it to be noticed, because it mostly isn\'t. Write down everything that has to be done each week, and ask for one named piece: "Can you take the appointments from now on?" A piece can be refused, and then you know, and can pay or ask someone outside for it. You can\'t do it all by yourself for years.',
    told: "Thank you, that makes it clearer. So it isn't only about {matter|the thing itself}, it's also about what it says between you. I'd keep the next step small: one talk with one person, about one thing. Which of them would you start with?",
  },
};
