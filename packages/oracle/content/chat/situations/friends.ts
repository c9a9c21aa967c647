import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const FRIENDS_SITUATIONS: readonly Situation[] = [
  {
    id: 'one-sided',
    field: 'friends',
    story:
      /\b(?:always (?:the one|me|have to)|the one who (?:plans|texts|calls|organi[sz]es|asks)|never (?:texts?|calls?|asks?|invites?)|nobody ever|one sided|only (?:texts|calls) when)\b.*|\bfriends?\b.*\b(?:one sided|never (?:text|call|ask|invite)\w*)\b/u,
    says: {
      nothing:
        "That hurts, and I'd not dress it up: after that silence you know who carries this. It mostly isn't dislike. Groups get lazy around the one who organizes. But you don't have to test it again. Tell the one you like best: \"I stopped planning for a while and nobody wrote. That stung. I'd like you to be the one who asks next.\" What comes back from that one person is what you go by.",
      should:
        "I lean toward telling one of them plainly, once, and then putting your evenings where somebody asks back. Don't leave the group in anger; let it get smaller.",
      how: "Tell one of them, not the group: \"I've been doing all the planning and I'm tired. You pick the next one?\" Then keep your hands still. And start one thing with people where it isn't your job, a class, a team.",
      why: "Mostly laziness and habit: they've learned that you do it. It isn't the same as not liking you, though it feels exactly so.",
      will: "I can't say. Some wake up when they're told, and some never call. After one honest line you'll see it within a month.",
      blame:
        "You didn't spoil them by being generous. But you can stop, with one sentence, and see.",
      told: "That would tire anyone. Hints don't reach a group; one plain sentence to one person does. Who of them would take it best?",
    },
  },
  {
    id: 'not-invited',
    field: 'friends',
    story:
      /\b(?:not invited|did not invite|was not (?:invited|asked)|bridesmaid|left me out|without me|did not ask me)\b/u,
    says: {
      should:
        "If you'd miss it in ten years, go, with your head up. I lean toward yes, because the day is about {them} and not about the list. But talk first, alone: \"I was sad not to be asked. I'm glad for you all the same.\" Skip it only if you'd stand there angry the whole evening.",
      why: "I can't see into {them}. It's often numbers, family pressure or somebody who insisted, and seldom a ranking of you. You may ask, once and kindly.",
      say: '"I\'m really happy for you. I was a bit sad not to be asked, and I\'d rather tell you than carry it around." Then listen. No "after all these years".',
      normal:
        "Of course. It's a public list, and you'd expected to be on it. You can be hurt and happy for someone in the same week.",
      age: 'After that many years of course it stings. It also means that you can say it to {them} straight, without fear that one sentence breaks it. Tell {them} before the day, so that you can go there with a light heart.',
      blame:
        "It needn't have to do with you at all. Ask, and spare yourself the list of your own faults.",
      told: "That stings, most of all after so long. Before you decide anything, say it once, alone and without blame. You'd be surprised how often there's a dull reason. When do you see {them} next?",
    },
  },
  {
    id: 'borrowed-things',
    field: 'friends',
    story:
      /\b(?:borrow\w*|ruin\w*|broke|lost) (?:\w+ ){0,3}(?:clothes|things|stuff|jacket|dress|car|shoes|bike|charger|books?)\b|\bborrowing\b/u,
    says: {
      dismissed:
        "Then it wasn't taken as seriously as it was. Say it once more, calmly and with a request in it: \"I wasn't joking, that one mattered to me. I'd like you to replace it or pay for it.\" And from now on: \"I don't lend my things anymore.\" You don't need to be angry for that. A friend who likes you will be embarrassed for a day, and then it's fine.",
      should:
        'I lean toward saying it plainly, once, with what would make it good, and lending nothing more. The friendship can stay; the lending stops.',
      say: '"That one mattered to me. Could you replace it? And I\'d rather not lend things anymore, it makes me cross with you, and I don\'t want that." Friendly, and done.',
      why: "Mostly carelessness: to {them} it was only a thing. You're allowed to have it matter.",
      how: 'One sentence about this one thing, one rule from now on. No lists of the past. If something\'s asked for again, "no, sorry, I don\'t lend things anymore" is enough.',
      if: "Then you've learned the price of lending to {them}, and you stop. That's a rule and not a quarrel.",
      told: "Then it's no accident anymore. You can like somebody and not lend them anything. Say what it was worth to you, and what would put it right. Have you told {them} how you felt about it?",
    },
  },
  {
    id: 'betrayed-secret',
    field: 'friends',
    story:
      /\b(?:told (?:everyone|people|my secret)|talk\w* behind my back|gossip\w*|shared my secret|betray\w*|lied to me)\b.*|\bfriend\b.*\b(?:lied|behind my back|secret|gossip\w*)\b/u,
    says: {
      should:
        "I lean toward asking {them} directly before you act on it. If it's true and owned, it can mend slowly. If it's denied with a smile, tell less from now on.",
      say: '"I heard that you told … It was meant for you alone. Is that right?" Then wait. One question, no audience.',
      why: "I can't see in. Often it's wanting to be interesting for a moment. That's small, and it hurts all the same.",
      how: 'Ask once, alone. Then decide how much that person gets to know from now on. You can stay friendly with someone and keep your secrets elsewhere.',
      told: "That's a hard thing to find out. Ask {them} yourself before the story grows. What would you need to hear, so that it could be good again?",
    },
  },
  {
    id: 'drifting-friend',
    field: 'friends',
    story:
      /\b(?:drift\w*|grow\w* apart|grew apart|hardly (?:see|talk)|not close anymore|has a new (?:boyfriend|girlfriend|friend)|since (?:he|she) (?:got|met|had))\b.*/u,
    says: {
      should:
        'I lean toward one warm message with a day in it, and then seeing. If two such messages come to nothing, let it rest without a speech. Friendships sleep and wake up.',
      say: '"I miss you. Walk on Sunday, an hour, no agenda?" That\'s better than "we never see each other anymore".',
      why: "Mostly life: a new love, a child, a job. It's seldom a decision against you.",
      told: "That's a quiet kind of loss. One easy invitation with a day in it is worth trying before you call it over. What did you two use to do together?",
    },
  },
  {
    id: 'overstaying-guest',
    field: 'friends',
    story: /\b(?:on my couch|staying with me|living with me|crashing at|my (?:couch|place))\b/u,
    says: {
      how: 'Give it a date and not a hint: "I was glad to help. I need my place back by the thirtieth. Let\'s look together where you could go." Say it this week, kindly, and offer one practical thing, boxes, a lift, an evening of applications. Until then a fair share of the chores, named. Two months is generous; a friend can hear that.',
      say: '"I like having helped you, and I\'m at my limit. I need the couch back by the thirtieth. How can I help you find something?" Then don\'t take it back.',
      should:
        "Yes, with a date, two to four weeks away. I'd turn only if {they}'d be on the street; then help find a real place first, a relative, a room, social services.",
      blame:
        "You gave weeks of your home. A date isn't throwing anyone out; it's how guests can stay friends.",
      hurt: "For an evening, maybe. Bitterness on your side lasts longer, and it's growing.",
      told: "That's past being a guest. A date, said kindly, saves the friendship. Which date would you name?",
    },
  },
  {
    id: 'friend-blame',
    field: 'friends',
    story:
      /\b(?:maid of honor|best man|cancel\w*|could not come|can not come|missed (?:her|his|the))\b/u,
    says: {
      hurt: "It's the shock and the empty place on that day, more than you. You didn't choose it. Send one warm message without defending yourself: \"I'm heartbroken to miss it. I'm sorry for what it means for you.\" Then do what can be done from afar: the speech as a video, a friend briefed for the practical things, flowers in the morning. Anger of that kind usually passes with the day.",
      blame: "You didn't choose it. Be sorry for what it means without making yourself guilty.",
      how: 'One message without excuses, and then useful things from a distance: the speech as a video, a list handed over, somebody briefed.',
      should: 'Stay away if you could make others ill, and do what you can from where you are.',
      told: "That's rotten timing. Say how sorry you are once, and be useful from a distance. What was your part in the day, and who could take it?",
    },
  },
  {
    id: 'told-friend-truth',
    field: 'friends',
    story:
      /\b(?:told my friend|told (?:her|him) (?:that )?(?:her|his))\b.*\b(?:cheat\w*|lying|boyfriend|girlfriend|husband|wife)\b/u,
    says: {
      nothing:
        "You said a hard thing out of care, and now you're the one who gets the anger, because you're nearer than the truth is. Leave it: one line, \"I'm here when you want, no I-told-you-so\", and then wait. People often come back after months.",
      should: "One line that the door's open, and then no more evidence. I lean toward waiting.",
      say: '"I said it because I care about you. I won\'t bring it up again. I\'m here." And keep to that.',
      told: "That's the thanks one often gets for it, at first. It doesn't mean you were wrong to say it. Leave the door open with one line, and don't argue the case. How did you say it?",
    },
  },
];

/** Any other story of this field. */
export const ANY_FRIENDS: Situation = {
  id: 'friends',
  story:
    /\b(?:friends?|friendship|bestie|roommate|flatmate|group chat|bridesmaid|hang out|party|invited?|neighbor)\b/u,
  says: {
    should:
      "I lean toward doing the kind thing once, clearly, and then watching what comes back. If it's the third time with no return, I'd lean toward saving the energy. What would turn it is one honest sentence from them.",
    no: 'Then you know, and you can stop arranging yourself around a maybe. "All good, maybe another time" is enough. One no is a full calendar. Three in a row without another suggestion is an answer.',
    fail: "Then you've lost a bit of hope and no dignity. Friendships that can't take one honest sentence were already thinner than they looked. See who's left when you look around; that's where to put the next invitation.",
    if: 'Then it\'s an awkward week and a clearer picture. You can do awkward. Have one line ready, "I\'d rather ask than guess," and afterward something nice planned with someone easy.',
    why: "I can't see into them. Mostly it's thoughtlessness, a new relationship or their own mess, more than a decision about you. Ask once in a light way: \"Hey, I've missed you, is something up?\" The tone of the answer will tell you.",
    when: 'Soon, and not in the group. A message today that asks for ten minutes, or a walk this week. If it festers past a month, it turns into a story you tell about each other.',
    say: "\"Hey, something's been bothering me and I'd rather say it than go quiet. When … I felt … I'd like …\" One example, no always and never. In person if you can, or as a voice message. Then let them have the first minute.",
    how: "Say it to one of them directly, with one concrete wish and a day in it. Groups don't hear hints. If it changes something, good. If it doesn't, move your time to whoever asks about you too; you don't have to end anything for that.",
    normal:
      "Yes. Friendships go through lopsided stretches, and nearly everyone has counted texts at some point. It's worth saying aloud if it's been months, or if you feel smaller after seeing them.",
    them: "I can't read {them}. Look at the last three months: who wrote first, who remembered something, who made time? That's as near to an answer as anyone gets without asking. And asking is allowed.",
    will: "I can't promise that. It mostly comes back with one simple, unhurt message and a plan with a day in it. If nothing follows, you'll miss it for a while, and that's allowed too.",
    also: "{Who|That person} isn't the one you have to settle it with. Keep {them} out of the middle: no messages passed on, no picking sides. Tell {them} your part if {they} ask{s}, and leave it there.",
    age: "That's a long time to know someone, and it's part of why it stings. It also earns a plain talk; you don't owe small talk to someone who's known you that long. Would you say it to them the way you've just said it to me?",
    blame:
      'You might have a part in it, and you can say it in one line: "That was clumsy of me, sorry." Then it\'s their turn. You can\'t apologize a friendship into shape alone.',
    dismissed:
      "So you said something real and got a laugh for it. Some people do that when they're embarrassed. Say it once more, level: \"I'm serious, that one mattered to me. I'd like you to replace it,\" or whatever would put it right. If it's laughed off twice, lend less, in every sense.",
    'asked-of':
      'You can go halfway: come for an hour, be friendly, leave early. Nobody needs your best performance. Tell one person there how you really are, so that you have an ally in the room. And not going, with a kind line, is also allowed.',
    others:
      "Other people in a group mostly want it to be quiet again. Listen for whether they've seen something you haven't. Otherwise you can say: \"I'll sort it out with them,\" and do it at your own pace.",
    but: "Then don't pretend otherwise. \"I'd love to see you, just not like that\" is a whole sentence. Suggest the version you'd enjoy. What would that be?",
    compare:
      'From outside everybody seems to have a full table. Most people have two or three, and text them too rarely. Who are your two?',
    fear: "It's a risk, yes, because you'd know afterward. Make it small: one person, one sentence, in a message you've slept on. If it goes badly, you've lost a guess. If it goes well, you've got a friend back.",
    hurt: '{They} might be, for a bit. Say it kindly, once, and not in front of others. Friends get over honest sentences far better than over slow fading.',
    lean: 'Then do that, quietly and without an announcement. Leave a door open in how you do it, "I\'ve got less time these months, I\'m glad when you write." That lets them come toward you if they want to.',
    nothing:
      "That hurts, and it's also clear. I'd believe it and not test it again; tests only make you lonelier. Choose one of them and say it openly: \"I've missed you. I'd like you to be the one who asks next time.\" If that comes to nothing as well, put the weeks into people who do.",
    did: "Well done, that's the part most people skip. Let it rest a few days. What did you get back?",
    alone:
      'Then take a month off from organizing and tell one of them why, so that it isn\'t a test: "I\'m tired of planning, your turn." The ones who want you there will manage a table for four.',
    told: "I see, that does sting. It tells you how it's been weighed on the other side, and you don't have to pretend it's fine. One honest line to one person, \"That hurt, and I'd rather say it,\" beats a month of wondering. Who would you say it to?",
  },
};
