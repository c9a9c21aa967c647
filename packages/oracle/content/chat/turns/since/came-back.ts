import type { Turn } from '../turn.ts';

const ASKED = /\b(?:if|should|would|what if|when i|hope)\b/u;

/** What came back after the person spoke, wrote or asked. */
export const CAME_BACK_TURNS: readonly Turn[] = [
  {
    id: 'since-not-believed',
    said: /\b(?:(?:says?|said|thinks?|claims?) (?:that )?i (?:am|was) (?:just )?(?:lying|jealous|making (?:it|this|that) up)|called me a liar|(?:do|does|did) not believe me|(?:un|dis)invited me)\b/u,
    unless: ASKED,
    after: /\b(?:tell|told|telling|say|said|warn\w*|confess\w*|report\w*)\b/u,
    passages: [
      {
        text: "You told the truth and got punished for it, and that's a lonely place to stand. You were right to say it. People who hear a thing like that often turn on the messenger first, because the other choice is to believe it. One line, and then leave the door open: \"I said it because you matter to me. I'm not taking it back, and I'm here when you want to talk.\" No proving, no pleading. Who's on your side tonight?",
      },
    ],
  },
  {
    id: 'since-they-cried',
    said: /\b(?:tried|talked|told|asked|said|brought it up|spoke)\b.*\b(?:he|she|they|mum|mom|dad|wife|husband) (?:just |only )?(?:cried|started (?:to cry|crying)|broke down|burst into tears|teared up)\b/u,
    unless: ASKED,
    passages: [
      {
        of: /\bbaby\b/u,
        text: "Tears aren't a no. More likely you touched the place where it hurts, and after a baby that place can be very tired, very touched out, or very low. So leave the subject alone for now and ask about the person: \"I didn't want to make you cry. How are you, really? The rest can wait.\" Then listen and fix nothing. If the crying is there most days, a doctor or a midwife should hear it soon, and you can offer to come along. And you're allowed to miss it.",
      },
      {
        text: "Tears aren't a no, and they don't mean that you did it wrong. You touched the place where it hurts, which is closer to the point than any clever sentence. Don't finish the talk now. Later, one line: \"I didn't want to make you cry. I'd like to know how you are, and the rest can wait.\" Then listen and fix nothing.",
      },
    ],
  },
  {
    id: 'since-no-answer',
    said: /\b(?:texted|wrote|messaged|called|rang|emailed|sent|asked)\b.*\b(?:no (?:answer|reply|response|word)|(?:nothing|silence) (?:back|since|yet)|(?:has|have|did) not (?:answer\w*|repl\w+|respond\w*|text(?:ed)?|written|wr[io]te|called?)|on (?:read|delivered|seen)|ghosted)\b/u,
    unless: ASKED,
    passages: [
      {
        of: /\b(?:cheat\w*|lied|used me|hit me|ghosted)\b/u,
        text: "No I-told-you-so from me. You were kind for a minute to somebody who hadn't earned it, and that's no shame. But let the silence be the answer now: no second message, no explaining the first. It ended for a reason, and the reason is the same as this morning. Delete the chat or hand the phone to a friend for the evening, and do something with your hands.",
      },
      {
        text: "Sent, and nothing back: a rotten sort of waiting, because your part is done. So do nothing, on purpose. No second message and no question mark. People are slow for a hundred dull reasons, and where it's a no, a second one won't turn it. Give it three days, and plan tonight so that the phone isn't in it.",
      },
    ],
  },
  {
    id: 'since-is-taken',
    said: /\b(?:he|she|they) (?:has|have|is|are|got) (?:actually |already )?(?:a (?:wife|husband|girlfriend|boyfriend|partner|fiancee?)|married|engaged|taken|gay)\b/u,
    unless: ASKED,
    after:
      /\b(?:crush|gym|smil\w+|talk to (?:him|her|them)|ask (?:him|her|them) out|flirt\w*|cute|barista|likes? me)\b/u,
    passages: [
      {
        text: 'Ha. Well, now you know, and it took a day instead of three months of reading smiles. That was brave, and the nerve is yours to keep; it works on single people too. Next time you meet, nod and smile as if nothing embarrassing had happened, because nothing has. What did you say in the second after?',
      },
    ],
  },
  {
    id: 'since-went-off',
    said: /\b(?:sleeping|slept|staying|stayed|gone|went|moved) (?:over )?(?:at|to|with|back to) (?:his|her|their) (?:brother|sister|mum|mom|mother|dad|parent|friend|mate|cousin)\w*\b/u,
    unless: ASKED,
    after: /\b(?:told|said|fight|fought|argu\w+|row|not sure|asked|confess\w*)\b/u,
    passages: [
      {
        text: "You said a true thing, and now it's very quiet at home. No wonder if it feels as if you'd broken something. A night away isn't the end; mostly it's someone who needs to be hurt without being watched. Send one line and no essay: \"I'm not saying no to you. I want to tell you what exactly I'm unsure of. When can we talk?\" And find that out tonight, on paper: is it the timing, the thing itself, or the two of you?",
      },
    ],
  },
  {
    id: 'since-took-it-well',
    said: /\b(?:took (?:it|this|that) (?:so |really |very |pretty |quite |surprisingly |actually )?(?:ok|okay|well|fine|better|good|great)|(?:was|were) (?:so |really |very |actually |surprisingly )?(?:nice|sweet|lovely|kind|understanding|cool|great|fine|calm) about it|(?:had|has|have|would) been waiting for me to|(?:was|were) not (?:even )?(?:mad|angry|upset)|(?:hugged me|proud of me))\b/u,
    unless: /\b(?:if|should|hope|but)\b/u,
    after: /\b(?:tell|told|telling|ask|asked|say|talk|come out|came out|confess\w*)\b/u,
    passages: [
      {
        of: /\b(?:part time|fewer hours|less hours|reduce (?:my )?hours|four days|sabbatical|retire)\b/u,
        text: "Oh, what a relief, and what a good answer to get. You can let your shoulders down: the hard sentence is said, and the door was open all along. Get the hours and the start in writing this week while everyone's warm. Then keep the first free afternoon free, for what you did this for. Who's it going to belong to?",
      },
      {
        of: /\b(?:stud\w+|engineering|degree|major|course|college|uni\w*|medicine|law school)\b/u,
        text: 'What a relief! All that dread, and they took it like people who love you. Say it back while it\'s warm: "I was scared to tell you. Thank you for how you took it." Then turn their trust into a page: what you\'re switching to, by which date, what it costs, who at the college signs it. A plan in writing lets them sleep, and it makes it yours.',
      },
      {
        text: 'Oh, what a relief. All that dread, and it went over like that. You can let your shoulders down; the hard sentence is said. Tomorrow say a short thank-you, "I was scared to tell you. Thank you for how you took it," and put what was agreed into the calendar. What\'s the first thing it makes possible?',
      },
    ],
  },
  {
    id: 'since-harmless',
    said: /\b(?:is|was|are|were|been) (?:just|only|simply) (?:really |so |very |a bit |super )?(?:stressed|busy|tired|ill|sick|scared|shy|overwhelmed|working|nervous|sad|exhausted)\b|\bwas in (?:the )?hospital\b|\b(?:lost|broke) (?:his|her|their) phone\b|\bphone (?:was|is|had) (?:broken|dead|died|lost|stolen)\b/u,
    unless: /\b(?:if|should|maybe|or is|says)\b/u,
    after:
      /\b(?:mad at me|angry (?:at|with) me|ignor\w+|not repl\w+|has not repl\w+|repl(?:y|ies|ied)|losing interest|distant|cold|avoid\w*|weird|quiet|hates? me)\b/u,
    passages: [
      {
        of: /\b(?:hospital|ill|sick|appendi\w+|surgery)\b/u,
        text: "Oh, the poor thing, and thank goodness you know now. You weren't awful: you had silence and nothing to go on, and being hurt by silence is what people do. Nobody needs to hear what you were thinking. Turn it into something useful: \"I'm so glad you're all right. What can I bring, soup or gossip?\" A visit or a silly parcel makes up for every cross thought.",
      },
      {
        text: "So it was never about you, and you found out the grown-up way, by asking. You aren't dumb: you saw something real, someone far away, and only the reason was wrong. Now be the easy part of that week: a meal, a lift, one evening without having to talk. \"I thought it was me. I'm glad it isn't. What would help until it's over?\"",
      },
    ],
  },
  {
    id: 'since-met-the-neighbor',
    said: /\b(?:talked|spoke|went (?:up|over|down|round|there)|knocked|visited|met)\b.*\bfeel (?:so |really |kind of )?(?:terrible|bad|awful|guilty|horrible|sorry)\b/u,
    after: /\b(?:neighbou?rs?|upstairs|downstairs|next door|noise|bark\w*|loud)\b/u,
    passages: [
      {
        of: /\bdog\b|\bbark\w*/u,
        text: "That's what happens when you knock: behind the noise there's a person. You've nothing to feel terrible about; you were tired to the bone, and you went over and talked instead of calling someone. And you still get to sleep. Now that you know each other, ask small: \"Could he have a quiet spot away from my wall in the early hours? I'd gladly walk him in the evening.\" A tired dog barks less, and somebody gets company.",
      },
      {
        text: "That's what happens when you knock: behind the noise there's a person. Nothing to feel bad about; you were short of sleep, and you went over and were kind. You still get to sleep, and now it's easy to ask: \"Could we find a volume together that works for both of us after ten? I'll stand in my bedroom and shout.\" You've gained a neighbor out of it.",
      },
    ],
  },
  {
    id: 'since-only-fine',
    said: /\b(?:tried|asked|said)\b.*\b(?:he|she|they) (?:just |only |was like )*(?:said|says|went|answered|replied) (?:fine|ok|okay|good|nothing|whatever|same|i do not know)$/u,
    after: /\b(?:husband|wife|partner|boyfriend|girlfriend|marriage|married)\b/u,
    passages: [
      {
        text: 'You tried, and "fine" is what a door says that hasn\'t been opened for a while. It isn\'t a no yet. Big questions get small answers, so ask smaller and sideways: something real about your own day first, then "What was the most annoying bit of yours?" Do it side by side, in the car or over the dishes, ten minutes, a few evenings running. If it\'s still "fine" after two weeks, say the true one: "I miss talking to you. Do you?"',
      },
    ],
  },
  {
    id: 'since-small-sign',
    said: /\bfriend request\b|\b(?:sent|left|posted)\b.*\b(?:card|heart|letter|parcel|flowers|emoji|voice ?mail)\b/u,
    unless:
      /\b(?:if|should|would|what if|when i|hope)\b|\bi (?:\w+ )?(?:sent|left|posted|wrote)\b/u,
    after:
      /\b(?:(?:not|never) (?:spoken|spoke|speak|talk\w*|seen|heard)|(?:do|did) not (?:speak|talk)|estranged|no contact|stopped (?:talking|speaking)|fell out|fallen out)\b/u,
    passages: [
      {
        text: "After a silence like that, it's a small thing that took some courage; people send something without words when every word seems wrong. It's an opening. It isn't yet an apology or a promise. So answer in the same size, accept it, or write \"Thank you, that was nice to get. I hope you're well,\" and leave the old quarrel out of it, house and money too. Then wait. You owe nobody the big talk this month.",
      },
    ],
  },
];
