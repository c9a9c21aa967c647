import type { EverydayMatter } from './everyday-matter.ts';

export const FAMILY: readonly EverydayMatter[] = [
  {
    id: 'family-weight-remarks',
    words: [
      /\b(?:weight|fat|fatter|chubby|skinny|thin|thinner|too big|plump|kilos?|pounds|diet|my body|belly)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
      /\b(?:say(?:s|ing)?|said|comment(?:s|ed|ing)?|remarks?|tell(?:s|ing)?|told|calls?|called|calling|jok(?:e|es|ed|ing)|mention(?:s|ed|ing)?|points?|pointed|asks?|asked|teas(?:e|es|ed|ing)|criticiz(?:e|es|ed|ing)|sham(?:e|es|ed|ing)|notic(?:e|es|ed)|look(?:s|ed)? at)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|cancer|tumou?r|chemo|stroke|hospice|terminal|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|dog|cat|eating disorder|anorexi[ac]|bulimi[ac]|my (?:son|daughter|kid)s?|baby)\b/u,
    tries: [
      'every time i visit my aunt says ive gained weight in front of everybody',
      'mom keeps commenting on my belly at dinner and i just leave the table',
      'my grandma told me im too thin and no man will want me',
      'am i overreacting that my dad calls me chubby as a joke im 19',
      'what do i say when my mother in law asks how many kilos i put on',
      'grandma says im fat. always',
      'my brother calls me skinny legs',
      'i was so happy to be home after nine months abroad and the first thing my aunt said at the airport was you got fatter',
      'why does my mum mention my weight whenever i take a second plate',
      'is it normal in indian families that every uncle says something about my belly',
      'my sister in law jokes about my diet in front of my husband',
      'how do i tell my dad to stop pointing at my body, he thinks its funny',
      'lost 20 kilos and now the relatives say im too thin, you cant win',
    ],
    says: {
      told: "Remarks about your weight stop soonest when they get the same short, bored answer every time. \"I don't talk about my body, how's your knee?\" and then you really do change the subject. No defending, no numbers. The first three times they may act hurt; by the sixth most people find something else to say. And a body isn't a family topic just because the family made it one.",
      normal:
        "You're not overreacting. A comment about your body lands hard from family because they've known it longest and you can't just stop seeing them. They may think it's care or humor, and it can still hurt. \"I know you mean well, but leave my weight out of it\" is a fair thing to ask, once, calmly, without an audience.",
      say: 'Try it short and kind: "I\'d love to talk to you about anything except my weight." If it comes again at the table: "We\'re not doing that one today. Who wants more rice?" Then look away first. A calm line said twice works better than a speech, because there\'s nothing in it to argue with.',
      them: 'Nobody can see into another person, but from outside it often looks like habit: in many families commenting on weight is how people say "I noticed you" or "I worry". That explains it and doesn\'t make it okay. What they do after you ask plainly, "please don\'t comment on my body", tells you far more than the remark.',
    },
  },
  {
    id: 'family-real-job',
    words: [
      /\b(?:real job|proper job|decent job|stable job|my (?:job|career|work|major|degree|profession)|artist|musician|freelanc(?:e|er|ing)|(?:be|become) an? (?:doctor|lawyer|engineer|nurse|teacher|accountant)|study (?:medicine|law|engineering|business)|med school|law school|medical school)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?|family|relatives?)\b/u,
      /\b(?:disappoint(?:ed|ment|s|ing)?|approv(?:e|es|al|ing)|respect(?:s|ed)?|real job|proper job|wants? me|wanted me|force(?:s|d)?|forcing|pressur(?:e|es|ed|ing)|(?:dont|doesnt|never) (?:understand|respect|take)|embarrass(?:ed|es|ing)?|ashamed|look(?:s)? down|laugh(?:s|ed)?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|left my job|in the family business|in my parents (?:shop|business|restaurant))\b/u,
    tries: [
      'dad asks every sunday when i will get a real job, im a freelance illustrator',
      'my parents want me to study medicine and i want to be a chef',
      'mum is embarrassed by my job because i only work in a shop',
      'should i switch my major because my family is disappointed',
      'my parents dont respect my job',
      'mum wants me to become a lawyer',
      'i earn more with my videos than my brother in the bank, and still at every lunch my father asks when i get a proper job',
      'should i study law just because my family pressures me, im 18 and want to draw',
      'my dad laughed when i said im a musician, 200 people came to my last concert',
      'is it wrong to disappoint my immigrant parents by leaving med school',
      'how do i explain freelancing to a nigerian mother who wants me in an office with a stable job',
      'my in laws look down on my work, i clean houses and im proud of it',
    ],
    says: {
      told: "You're the one who has to get up for this work every morning, so your family gets a voice in it and you get the vote. What usually calms parents isn't the argument about dreams, it's dull facts: what the job pays, what the next step is, what your plan B is. Give them those once, then: \"I've heard the worry. I'd like to talk about something else now.\"",
      should:
        "I wouldn't change direction only to end the remarks, because the remarks would end and the work would stay. Do change it if their facts convince you when nobody is pushing. A fair test: list what you'd choose if they promised to be content either way. And if they're paying, agree on a time after which you all look again.",
      say: "\"I know you want me safe. Here's what I earn, here's what I'm aiming for by next year, and if it hasn't worked by then I'll tell you myself.\" Then stop explaining. Parents often hear an unfamiliar job as no plan at all, and a date with a number in it does more than any defense of your passion.",
      them: 'From outside you can only see the remarks, and nobody can read what\'s under them. With parents it\'s often fear in the clothes of disappointment: they know the jobs that kept people safe in their day. Ask directly: "What exactly are you afraid will happen to me?" The answer is usually smaller and easier to talk about than the nagging.',
    },
  },
  {
    id: 'when-will-you-marry',
    words: [
      /\b(?:married|marry|marriage|settle down|settled|still single|(?:why|when|that) im single|single at|find (?:a|someone|somebody) (?:good |nice )?(?:man|woman|husband|wife|guy|girl|boy)|spinster)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?|family|relatives?|everyone at home)\b/u,
      /\b(?:ask(?:s|ed|ing)?|pressur(?:e|es|ed|ing|ize|izing)|push(?:es|ed|ing)?|nag(?:s|ged|ging)?|keep(?:s)?|force(?:s|d)?|forcing|when|why|want(?:s|ed)?|say(?:s|ing)?|said|tell(?:s|ing)?|still|worr(?:y|ied|ies))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|invit(?:e|ed|es|ing|ation)|guest list|arranged|rishta|biodata|introduc\w+|younger (?:sister|brother)|(?:his|her|their) marriage|got married (?:last|in|to)|remarr\w+|caste|(?:dad|mom|mum|mother|father) (?:is|wants to|got|get|getting) (?:re)?marr\w+|divorc\w+|wedding|convert\w*|muslim|hindu|christian|jewish|interfaith|interracial|religion|(?:im|i am|were|we are|been|got|was|newly|just|are|parents) married|my (?:husband|wife)|(?:since|after|when) (?:i|we|they) (?:got )?married|my marriage|our marriage|boyfriend|girlfriend)\b/u,
    tries: [
      'my parents keep asking when i will get married im 31 and tired',
      'every aunty at every party why are you still single',
      'mom nags me to settle down before im too old',
      'why does my family pressure me to marry when my brother can do what he wants',
      'what do i say to grandma when she asks why im not married',
      'mom wants me married, im 24',
      'relatives ask why im single',
      'i have a flat, a degree, a cat and a good life in warsaw, and every sunday my grandmother cries on the phone because im still not married',
      'how do i answer uncles who say i should marry before i expire',
      'my dad keeps sending me pictures of girls, he wants me settled by december',
      'is it normal to avoid my parents because all they want to talk about is marriage',
      'will my mother ever stop asking, she worries because im single at 40',
      'im a man of 36 and my family still pushes me to find a wife',
    ],
    says: {
      told: 'The marriage question won\'t be solved by answering it better, so have one line and use it every time. "When there\'s news, you\'ll be the first to hear. How\'s your garden?" With the closest one, usually a parent, have the real talk once: "I know you want me looked after. Every time you ask, I want to visit less." That second sentence tends to be remembered.',
      normal:
        "It's one of the most common family pressures anywhere, and being worn out by it isn't petty. It's a question about your whole life asked over snacks. You can love these people and still refuse the topic. If it starts to decide how often you go home, that's the moment to tell the closest of them so, plainly.",
      say: 'For the relatives: "No news, but thank you for keeping watch." For a parent, in private: "I\'d like to marry when it\'s right, or maybe not at all, and I need you not to ask for six months. If something happens, I\'ll tell you." A time limit is easier for them to keep than a forever.',
      why: 'Usually because marriage means safety to them, and because other relatives are asking them the same thing. In many families an unmarried child is a question a parent has to answer at every gathering. That\'s their discomfort landing on you. You could help them with a line of their own: "All is well there, and nobody\'s in a hurry."',
    },
  },
  {
    id: 'when-grandchildren',
    words: [
      /\b(?:grandchild(?:ren)?|grandkids?|grandbab(?:y|ies)|grandsons?|granddaughters?|babies|a baby|kids|children|pregnant)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?|family|relatives?)\b/u,
      /\b(?:when (?:will )?(?:we|i|you|are you|are we|is it) (?:will |are |am )?(?:\w+ )?(?:have|having|give|get|start|pregnant)|(?:want(?:s)?|expect(?:s|ing)?|waiting for|demand(?:s|ing)?) (?:a |their |her |his )?grand\w+|pressur(?:e|es|ed|ing)|nag(?:s|ging)?|ask(?:s|ing)? (?:me |us |when |about |for )|pushing|hint(?:s|ing)?|biological clock|running out of time|give (?:her|him|them) (?:a )?grand\w+|wants? to see a baby|ask(?:s|ing)? (?:me|us|every))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|miscarr\w+|stillb\w+|babysit\w*|the kids|the children|the baby|my kids|our kids|my children|our children|my son|my daughter)\b/u,
    tries: [
      'my mother in law asks when we will have a baby every single week',
      'mom says she wants grandchildren before she is too old',
      'relatives keep asking about kids and nobody knows we have been trying for two years',
      'how do i tell my parents we dont want children when they keep hinting',
      'mil keeps asking about babies',
      'parents want grandkids, i dont',
      'we bought a two room flat and a small dog and everyone at the housewarming winked, and now my mother asks me every call about grandchildren',
      'how do i tell my dad im infertile when he keeps hinting about a grandson',
      'my aunt says my biological clock is ticking, no kids at 35, in front of everyone',
      'is it rude to say none of your business when relatives ask when we will have kids',
      'why do in laws think they can pressure us about a second baby, i mean children at all',
      'grandpa wants to see a baby before hes 90 and asks me about it, no pressure lol',
    ],
    says: {
      told: "Nobody is owed a schedule for your babies, and you may close that question without giving a reason. Agree with your partner, if there is one, on one sentence you both use: \"We're not discussing that, and we'll tell you if there's ever something to tell.\" If trying is hard or you don't want kids, you choose who knows, and each of you handles your own side.",
      say: 'Light: "You\'ll know when there\'s a nursery." Firm: "That question is harder than you think, please don\'t ask it again." The firm one needs no details and quiets most people, because they suddenly see what they might be stepping on. If you\'ve decided against children, add: "We\'ve thought about it, and this is our answer, not a phase."',
      should:
        "I'd tell the one or two people whose asking hurts most, and only as much as you'd be fine hearing repeated. A little truth, \"it isn't simple for us, please don't ask\", often ends it. I wouldn't explain to the whole family, because reasons invite advice. Agree with your partner first on what may be said.",
      normal:
        'It isn\'t rude to close that question, and being angry about it is normal. It\'s a question about your body, your money and your partnership, asked as small talk. They may be excited, they may simply not think. Either way you can say "please stop asking" without having to prove how much it hurts.',
    },
  },
  {
    id: 'compared-with-cousin',
    words: [
      /\b(?:compar(?:e|es|ed|ing|ison|isons)|why (?:cant|can not) (?:i|you) be (?:more )?like|look at your (?:cousin|brother|sister)|as good as (?:my|your) (?:cousin|brother|sister))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|quotes?|prices?)\b/u,
    tries: [
      'my mother compares me to my cousin who is a doctor every time we talk',
      'being compared with my sister since i was 5 and im 34 now',
      'dad said look at your cousin he bought a house already',
      'why do asian parents always compare their kids with relatives',
      'how do i stop my family comparing me and my brother',
      'mom compares me to everyone',
      'tired of being compared, brother',
      'i passed my exam with a b and was so proud on the bus home, and the first thing dad did was compare me with my cousin in london',
      'why does my grandmother always compare the girls in our family, who is prettier',
      'is it normal to hate my cousin because my parents compare us since birth',
      'my aunties say why cant you be like your sister, she cooks',
      'how do i answer comparisons with my perfect twin',
      'my father in law compares my husband with his brother whenever we see him',
    ],
    says: {
      told: "Comparing has one weak spot: it needs you to play. When the cousin or the sibling is held up, agree and step out: \"Yes, they're doing well, I'm glad for them. Here's what's going on with me.\" Then tell something of yours, small but real. Say it once seriously too: \"When you compare us I stop telling you things.\" That's usually the last thing a parent wants.",
      why: "Often because it's the only tool they were given: many parents were raised by comparison and think it motivates. They also trade their children's news with other parents, and yours gets measured there. It says how they keep score, not what you're worth. Tell them what does spur you on, since they may honestly not know.",
      normal:
        'It\'s normal to be hurt by it, even at forty. Comparison says "not you" in the place where you most want to hear "you". You\'re not jealous or childish for minding. And the other one probably isn\'t enjoying it either; many cousins and siblings get closer the day they admit to each other how tiring the contest was.',
      say: '"I\'m happy for them. When you tell me about it this way, I hear that I\'m not enough. Is that what you mean?" Then wait. Most parents will say no, and mean it, and that gives you something to remind them of next time: "You\'re doing the cousin thing again."',
    },
  },
  {
    id: 'arranged-introduction',
    words: [
      /\b(?:arranged (?:marriage|meeting|match|introduction)s?|rishtas?|biodata|matchmak(?:er|ers|ing)|shidduch|omiai|matrimon(?:y|ial)s?|shaadi|suitors?|marriage proposals?|proposals? (?:came|for me)|(?:set|sets|setting) me up with|boy to see me|see a (?:boy|girl))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|my friends?|coworker|blind date|he proposed|forced marriage|forcing me to marry|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice)\b/u,
    tries: [
      'my parents arranged a meeting with a boy from their village on saturday, arranged marriage style',
      'mom put my biodata on shaadi without asking me',
      'had my third rishta meeting and felt nothing, they want an answer by friday',
      'my aunt keeps setting me up with sons of her friends',
      'should i say yes to the arranged marriage, he seems nice but i met him twice',
      'arranged marriage meeting tomorrow',
      'said no to five rishtas',
      'i came home for two weeks to rest and eat my mothers food, and on the second evening a family with sweets arrived, it was a rishta',
      'is it possible to love someone after an arranged marriage',
      'what do i ask the boy at an arranged meeting, my parents chose a hotel in lahore',
      'three marriage proposals came this year and the one i liked was refused',
      'they put me on a matrimonial site as fair and homely, im a pilot',
      'how do i tell the matchmaker im not interested without shaming my father',
    ],
    says: {
      told: "An arranged introduction is only an introduction, as long as your no is a real one, so settle that with your family before you settle anything about the person. \"I'll meet people if I can decline without a fight, and if nobody sets a date before I've met them several times alone.\" In the meeting, ask about ordinary days: money, work after marriage, parents, where to live. If a no isn't accepted, a forced marriage helpline will advise you in confidence.",
      should:
        "I'd say yes to another meeting sooner than to an answer. Two or three long talks without relatives, one of them about money, work, children and living with parents, tell you more than any first spark. Say no when you feel afraid, rushed, or unable to disagree with them. And if saying no isn't allowed, that's a reason to get outside help.",
      say: 'To your parents: "I trust that you want good things for me. I need more time and a real right to say no." To decline someone: "It was good to meet you and your family, I don\'t feel this is the match for me, and I wish you well." Short is kind here; reasons only invite bargaining.',
      normal:
        "Feeling little at a first introduction is normal: there's a tea tray, two families, and everyone is watching. Feeling uneasy about the whole way of meeting is normal too. Look at whether you get curious by the second or third talk. What isn't something to get used to is dread, or a family that won't hear a no.",
    },
  },
  {
    id: 'living-with-parents',
    words: [
      /\b(?:mov(?:e|ed|ing) back (?:in )?(?:with|to) my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|folks)|mov(?:e|ed|ing) back home|(?:live|lives|living|lived|stay|staying|stuck|still) (?:\w+ )?(?:with|at) (?:my |the |our |both )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|folks|home)|(?:still|stuck) (?:live |living )?(?:at home|in my childhood (?:room|bedroom)))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|dementia|alzheimers?|(?:brother|sister|son|daughter) (?:\w+ ){0,2}(?:lives?|moved|still)|kids? (?:still|wont)|my (?:son|daughter|husband|wife)|in[- ]laws?|he still lives|she still lives|boyfriend|(?:his|her) (?:parents|mom|mum))\b/u,
    tries: [
      'im 29 and still living with my parents and i feel like a failure',
      'i live with my mom to save money and she treats me like im 15',
      'is it embarrassing to be living at home at 34',
      'staying with my parents again after the layoff and we fight about dishes',
      'how do i date when i live with my parents',
      'moved back home at 41',
      'i still live with mum',
      'i had a balcony for six years and a sofa i chose myself, and since the spring im living with my parents again under a poster of a horse',
      'how do i get some peace about the heating now that i live with my parents',
      'is it bad for dating that im staying with my folks',
      'should i stay at home to save for a house or rent a tiny room, 26',
      'living at home with my mother in rome, everyone does it here but im tired of it',
      'moving back in with my parents after uni, mixed feelings',
    ],
    says: {
      told: "Living with your parents as an adult is a housing arrangement, and with today's rents a very common one; it only turns sour while everyone still plays the old roles. So make it look like a shared flat: a bill you pay, evenings you cook, a door that's knocked on. \"I'd like us to live like adults who share a house\" starts that talk.",
      normal:
        "It's normal, and in much of the world it's simply how people live until they marry, or longer. Rents made it normal nearly everywhere else too. What matters isn't the address, it's whether you carry something there: money, cooking, errands. And whether you have a reason and a rough end, even just \"until I've saved three months' rent\".",
      should:
        "Staying is sensible if it buys you something you can name, savings, a degree, recovery, time with them, and if you can breathe there. Going is right when you've gotten smaller in that house, even if it costs you comfort. Put a figure or a month on it: a stay with an end feels very different from one without.",
      how: 'Start with one visible change, not with a debate about respect. Pay a fixed amount on the first of the month, take one meal or chore fully, and tell them your comings and goings the way a flatmate would: "Out tonight, back late, don\'t wait up." After a few weeks of that, asking for privacy sounds like fairness, not like a teenager.',
    },
  },
  {
    id: 'moving-out',
    words: [
      /\b(?:mov(?:e|ed|ing|es) out|leav(?:e|ing) home|own place|own apartment|own flat|left home|get out of (?:this|the|my parents) house)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks|home)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|husband|wife|boyfriend|girlfriend|tenants?|landlord|roommates?|flatmates?|divorc\w+|(?:dad|father|mom|mum|mother) (?:is |just |has )?(?:mov\w+|left)|my (?:son|daughter)|kids)\b/u,
    tries: [
      'im moving out of my parents house next month and mom cries every day',
      'i want to leave home but my family says only bad girls live alone',
      'i signed for my own apartment and havent told my parents yet',
      'how do i move out when my dad depends on my salary',
      'moving out, dad wont speak',
      'my own flat!! family proud',
      'i have packed eleven boxes in secret and told only my cousin, and on saturday i have to tell my mother that im moving out',
      'is it selfish to move out when my parents need help with the rent',
      'how old were you when you left home, mine say not before marriage',
      'should i leave home at 18, my family is too loud to study',
      'my mom cried when i signed for my own place',
      'i feel guilty for moving out, my dad has nobody to cook for',
    ],
    says: {
      told: "Moving out goes best when your family hears two things in one breath: that it's decided, and when they'll see you next. \"I'm moving in March, and I'm coming for dinner every Sunday.\" Before you say it, know your numbers: deposit, first rent, and about three months put by if you can. Tears on that day are often about missing you, and tend to settle after the first few dinners. If you fear worse than anger, move first and tell them from a safe place.",
      should:
        "I'd lean toward yes if you can pay the rent without borrowing and you've wanted it for months, not just since the last fight. Wait if it would swallow all your savings, or if someone at home truly depends on you and no other arrangement stands yet. A date half a year off with a savings plan is also a yes.",
      say: "\"I'm not leaving you, I'm starting my own household, the way you did. I've found a place, I can pay for it, and I'd love you to see it.\" Say it at a quiet moment, with the date ready. If they argue, don't reopen whether. Talk about when, and what they'd like to keep: Sundays, phone calls, your key.",
      glad: "Your own door, your own fridge, and nobody asking where you were: enjoy that. Pack a screwdriver, a lamp and toilet paper in the first box, because everyone forgets them. And invite the people you're leaving for a first meal, even on the floor. Being your guest is how parents begin to see you as grown.",
    },
  },
  {
    id: 'board-to-parents',
    words: [
      /\b(?:rent|board|chip in|contribut(?:e|ing|ion)|keep money|pay(?:ing|s)? (?:for )?(?:my )?(?:keep|bills|my way)|groceries)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba)\b/u,
      /\b(?:charg(?:e|es|ed|ing)|pay(?:s|ing)?|paid|give|giving|want(?:s)?|ask(?:s|ed|ing)?|contribut(?:e|ing)|demand(?:s|ed|ing)?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|tenant)|landlord|in[- ]laws?|pays my|paid my|parents pay my|cant afford (?:their|her|his)|(?:their|her|his) rent)\b/u,
    tries: [
      'my mom wants me to pay rent now that i have a job and im 20',
      'is it fair that my parents charge me board but not my brother',
      'dad charges me 400 rent to live in my old bedroom',
      'should i pay my parents for groceries they never asked',
      'mum wants 300 rent',
      'parents charge me rent, 19',
      'i just started my first job in a bakery and after the bus and my phone theres not much left, and now dad asks me to pay board',
      'is it normal to pay rent to your own parents',
      'my mother wants money for groceries but cooks things i dont eat, do i pay',
      'how much rent do parents ask from a son who earns 1800',
      'my brother pays nothing and i contribute half to the bills, thanks dad',
      'should i chip in for groceries, my mum never asked but i want to',
    ],
    says: {
      told: 'Paying your parents something once you earn is fair in most homes, and how much is the part to talk about. A common way is a share of the real costs, food, power, water, well below a market rent, so that you can still save. Ask to see the numbers: "What do I cost you a month? Let\'s fix an amount and a date." A fixed sum ends the little digs.',
      normal:
        "It's normal, and families differ enormously: some would never take a cent, others need it to pay the bills. What would bother anyone is when it's more than a room outside would cost, or when one sibling pays and another doesn't. Ask for the reason before you judge it. There may be a money worry nobody has told you about.",
      should:
        "Yes, I'd offer before being asked, even a small fixed amount. It changes how you're seen in the house, and it gives you standing when you ask for privacy or a say. Hold back only if you're a student without income or clearing a debt; then pay in work: the shopping, the cooking, the driving.",
    },
  },
  {
    id: 'tracked-by-parents',
    words: [
      /\b(?:life ?360|track(?:s|ed|ing|er)?|my location|location sharing|share my location|find my (?:iphone|phone|friends)|airtag|gps|curfew|where i am)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|folks)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|kid|teen)s?|dementia|alzheimers?|boyfriend|husband|package|wander\w*)\b/u,
    tries: [
      'my parents track me on life360 and im 22',
      'mom calls me if my location stops moving, i cant breathe',
      'my dad set a curfew of 10 and im in college living at home',
      'is it normal that my parents still track my phone at 19',
      'my dad tracks my phone',
      'curfew at 9, parents',
      'im a nursing student with night shifts and my own bank account, and still mom opens the app to see my location',
      'is it illegal for my parents to track me when im 18',
      'how do i turn off life360 without my mother noticing',
      'they put an airtag in my bag, my own parents',
      'my father wants to know where i am even on a date, im 25',
      'should i accept the tracking because mum pays for college',
    ],
    says: {
      told: "Tracking and curfews from your parents end more easily by trade than by sneaking around them. Offer what it's meant to give them, knowing you're safe: \"I'll text when I arrive and when I'm on my way back. In return the tracking goes off, or the hour gets later.\" Keep your side perfectly for a month. If you're under age, ask for steps: weekends first. If you're an adult and afraid to refuse, that's control, and a domestic abuse helpline can advise you before you switch anything off.",
      normal:
        "It's become common, and it's also reasonable to want it to stop. Young teens and adults are different cases: at fourteen a check is care, at twenty it needs your agreement. You're not hiding something just because you want to walk around unseen. Tell them exactly that, and offer a text at the door instead. What's legal differs by country; a legal advice line can tell you.",
      say: "\"I understand you worry, and I don't want you lying awake. The tracking makes me feel distrusted. Can we try a month where I text you when I get there, and you don't look?\" Naming a trial month helps: it isn't a loss to them, only an experiment, and your good record does the arguing afterward.",
    },
  },
  {
    id: 'parents-read-my-phone',
    words: [
      /\b(?:my (?:phone|texts?|messages|diary|journal|room|dms?|mail|letters|drawers?|bag|chats?)|without knocking|knock(?:s|ing)?|privacy|snoop(?:s|ed|ing)?)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|folks)\b/u,
      /\b(?:read(?:s|ing)?|went through|go(?:es|ing)? through|check(?:s|ed|ing)?|snoop(?:s|ed|ing)?|look(?:s|ed|ing)? (?:through|at|in)|took|takes?|takes away|search(?:es|ed|ing)?|found|open(?:s|ed|ing)?|walks? in|knock(?:s|ing)?|no privacy|zero privacy)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|kid)s?|weed|vap(?:e|es|ing)|cigarettes?|condoms?|life ?360|group chat)\b/u,
    tries: [
      'my mom read my diary and now she acts like nothing happened',
      'dad took my phone and went through all my messages',
      'my parents walk in without knocking and im 17',
      'mum opens my mail, i am 26',
      'how do i get privacy, my parents check my phone every night',
      'mom reads my messages',
      'dad took my phone. unfair',
      'i wrote things in there i never told anyone, about school and a boy and how i feel, and my mother read my journal at the kitchen table',
      'why do my parents search my room when im at work',
      'is it ok that my father looks at my phone, im 14',
      'how do i hide my diary from my mum, she found it twice',
      'my mum walks in without knocking while im changing',
      'my dad opens my letters from the bank and comments on them',
    ],
    says: {
      told: 'Having your phone, diary or room gone through stings, and you can say so without shouting: "If you\'re worried about something, ask me. When you look behind my back, I stop telling you things." Then ask what they were looking for, because there\'s usually one particular fear. Offer something on that fear, and ask for one thing in return: a knock, a closed door, no reading.',
      normal:
        "Wanting privacy from your parents is completely normal, and it's part of growing up, not proof that you hide something. While you're under age they're allowed to worry and set phone rules, and a diary still deserves respect. If you're grown, mail and messages are yours. Ask for one clear rule first; one is easier to win than freedom in general.",
      say: '"I know you looked. I\'m hurt, and I\'d like to understand what you were afraid of." Let them answer. Then: "Next time, please ask me first, and I\'ll give you an honest answer." It\'s hard to argue with someone who offers honesty, and it moves the talk from what they found to how you two deal with each other.',
    },
  },
  {
    id: 'strict-parents',
    words: [
      /\b(?:strict|overprotective|over protective|helicopter|controlling|not allowed|dont let me|doesnt let me|wont let me|never let me|do not let me|grounded|let me go)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|folks)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|kid)s?|life ?360|curfew|step\w*|(?:dads|fathers) wife|my ex|custody|boyfriends? (?:is|parents)|girlfriends? parents)\b/u,
    tries: [
      'my parents are so strict im not allowed to go to any sleepover',
      'mom wont let me go on the school trip to italy everyone is going',
      'dad is controlling about what i wear and who i see im 20',
      'grounded for a month by my parents for one bad grade',
      'how do i make my overprotective mother trust me',
      'my parents never let me out',
      'mom is so controlling, help',
      'all my friends are going to the lake for one night with two adults and a tent each, and of course my dad doesnt let me',
      'is it normal to be not allowed a phone at 15, my parents are strict',
      'how do i convince my strict father to let me go to a concert in manchester',
      'i sneak out because my parents wont let me do anything',
      'my overprotective mom still picks me up from uni, im 21',
      'will my parents ever be less strict, they never let me decide a single thing',
    ],
    says: {
      told: "Strict parents loosen in small steps that they can check, seldom after a big fight about freedom. Pick the one thing you want most now, and bring it like a plan: who's there, how you get home, when, a number they can call. Ask: \"What would you need to know to say yes?\" Then come back ten minutes early. If you're grown and still told what to wear or who to see, that's control, and a counselor or helpline can help you plan.",
      normal:
        "It's normal for parents to hold tighter than their child would like, and normal for you to feel choked by it. Rules that get looser as you get older are strictness. Rules that stay the same at twenty as at twelve, or that cut you off from friends, school or money, are more than that, and worth telling an adult you trust.",
      say: "\"I'm not asking you to stop worrying. I'm asking for one try: this Saturday, home by ten, phone on, you can call the other parents. If I mess it up, I'll accept a no.\" You're giving them a way to say yes without losing face, which is usually the missing piece.",
    },
  },
  {
    id: 'secret-partner-from-parents',
    words: [
      /\b(?:boyfriend|girlfriend|bf|gf|relationship|dating|partner|fiance?e)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks)\b/u,
      /\b(?:hid(?:e|es|den|ing)|secret(?:ly)?|(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|they|she|he) (?:still )?(?:dont|do not|doesnt|does not) know|havent told|have not told|never told|tell(?:ing)? (?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks)|(?:find|found|finds) out about|behind (?:their|my parents) backs?|not allowed to date|sneak(?:ing)?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|mov(?:e|ed|ing) in|live together|living together|gay|lesbian|bi|bisexual|trans|same sex|queer|affair|caste|muslim|hindu|christian|jewish|black|white|religion|cheat\w*|broke up|break up|hates?|(?:dad|father|mom|mum|mother)s? (?:is dating|secret|has a (?:boyfriend|girlfriend))|pregnant|(?:hasnt|never) (?:told|introduced) (?:his|her)|(?:his|her) (?:parents|family|mom|mum|mother))\b/u,
    tries: [
      'my parents dont know i have a boyfriend, been 2 years',
      'mom found out about my girlfriend from my cousin and is furious',
      'im not allowed to date and im hiding my relationship from my family',
      'how do i tell my dad im dating someone older',
      'hiding my boyfriend from dad',
      'parents found out about my gf',
      'we have been together since the first semester, he helped me through two operations, and my family still doesnt know i have a boyfriend',
      'how long can i keep my relationship secret from my parents, theyre from bangladesh',
      'is it lying if i havent told mom about my girlfriend',
      'should i tell my family im dating before my aunt does',
      'i sneak out to see my bf and my father checks the mileage',
      'my mother would faint, im 33 and my partner is 50, how do i tell my parents',
    ],
    says: {
      told: "A relationship your parents don't know about is best told by you, soon, and to the gentler parent first. \"There's someone important to me. I didn't tell you because I was afraid of how you'd take it.\" If they've found out already, say that second sentence now; the hiding often hurts them more than the person. If telling would put you in danger, wait until you have a safe place and someone on your side.",
      should:
        "I'd tell them, if it's serious and you're safe, because secrets in families get found by cousins, and then you explain two things instead of one. Choose a calm day and the easier parent. Wait if it's still new, or if you depend on them and honestly fear what they'd do; then safety and your own footing come first.",
      say: "\"I want to tell you something because I don't like hiding things from you. I've been seeing someone, it's good for me, and I'd like you to meet when you're ready.\" Then let there be silence. Don't answer every worry on the first evening; \"I understand, let's talk again on Sunday\" keeps the door open.",
    },
  },
  {
    id: 'parents-dislike-partner',
    words: [
      /\b(?:boyfriend|girlfriend|bf|gf|husband|wife|partner|fiance?e|the (?:man|woman|guy|girl) i)\b/u,
      /\b(?:my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks|sister|brother|grandma|grandmother)|(?:^|and |but |that |because )(?:mom|mum|dad|mother|father))\b/u,
      /\b(?:hates?|hated|dislikes?|(?:dont|doesnt|do not|didnt|never) (?:really )?(?:like|liked|accept|approve|trust)|disapprov(?:e|es|ed|al)|cant stand|against|rude to|wont (?:accept|meet|speak)|not good enough|cold to|refus(?:e|es|ed) to meet|(?:talks?|speaks?) (?:bad|badly|ill|trash) (?:about|of))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|caste|muslim|hindu|christian|jewish|different (?:religion|race|faith)|interracial|gay|lesbian|trans|queer|hates (?:my|his|her) (?:family|parents)|(?:her|his|my (?:brothers?|sisters?)) (?:fiance?e|boyfriend|girlfriend|husband|wife))\b/u,
    tries: [
      'my parents hate my boyfriend because he has no degree',
      'mom doesnt like my wife and is cold to her at every dinner',
      'my family disapproves of my fiance and says wait',
      'should i leave my girlfriend because my dad is against her',
      'dad hates my boyfriend',
      'my mom cant stand my wife',
      'he is gentle and works two jobs and learned three sentences in our language, and my parents still dont like my boyfriend',
      'is my family right to be against my fiance or just snobs',
      'what do i do when my mother is rude to my partner at dinner',
      'my sister dislikes my girlfriend and i dont know why',
      'how do i choose between my dad and my husband, they cant stand each other',
      'my grandmother refused to meet my boyfriend because of his tattoos',
    ],
    says: {
      told: 'When your family doesn\'t like your partner, first find out whether they object to something your partner does or only to who your partner is. "Tell me one thing you\'ve seen that worries you." If they name behavior toward you, think it over quietly. If it\'s degree, money or manners, you can say: "You don\'t have to love my choice, and I do expect politeness." And when someone is rude at the table, the one who answers should be you.',
      should:
        "I wouldn't leave anyone only because family is against it, and I would listen if several people who love you name the same thing they've seen. Put aside looks, job and origin, and see what's left of their objection. If it's how you're treated, or how you've changed, take it seriously. If nothing's left, you have your answer.",
      them: "Nobody can look into them, so ask instead of guessing: \"What do you see that I don't?\" From outside it's often fear of losing you, or a picture of your future with somebody quite different in it. Sometimes it's something they noticed. Their answer, examples or only labels, lets you tell which it is.",
    },
  },
  {
    id: 'other-religion-partner',
    words: [
      /\b(?:caste|interfaith|interracial|inter ?caste|(?:different|another|other|same) (?:religion|faith|race|culture|caste|country|nationality)|muslim|hindu|christian|catholic|jewish|sikh|black|white|foreigner|convert(?:ing|ed)?)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks|in[- ]?laws?)\b/u,
      /\b(?:boyfriend|girlfriend|bf|gf|husband|wife|partner|fiance?e|marry|marriage|married|dating|love him|love her)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|christmas|eid|ramadan|diwali)\b/u,
    tries: [
      'im hindu my boyfriend is muslim and my parents will never accept',
      'my family wants me to marry in our caste but i love someone else',
      'his parents want me to convert before the marriage',
      'should i tell my parents my girlfriend is black, they are old school',
      'im muslim, my bf isnt, family',
      'parents want same caste marriage',
      'we have been together for five years and we cook for both calendars, but his family only accepts me if i convert before we are married',
      'is it worth losing my parents over a christian husband, im jewish',
      'how do i introduce a foreigner to my very traditional family, hes my fiance',
      'my dad said no black man in this house, i love him',
      'will they come to terms with a sikh girlfriend, my folks are old hindus',
      'my mother cries because i want to marry outside our caste',
    ],
    says: {
      told: 'With a partner of another faith, caste or race, the two of you need your own answers before the family gets any: ceremony, children, holidays, names, whether anyone converts. Then each tells their own parents, the softer one first, and gives them months, not an evening. "I\'m not leaving who we are, I\'m bringing someone in." If you fear for your safety, talk to a support line before you talk to them.',
      will: "It depends on things you can partly see: whether one parent is softer, whether an uncle or aunt speaks up for you, whether you can stand on your own feet meanwhile. Many families go from never to silence to a chair at the table over a year or two. Some don't. Decide together what you'd do in both cases.",
      should:
        "I'd tell them once it's serious and the two of you agree on the big questions, because a clear plan is harder to push over than a confession. Don't do it while you depend on people who might punish you for it. And convert only if you'd want the faith without the wedding.",
    },
  },
  {
    id: 'coming-out-family',
    words: [
      /\b(?:come out|came out|coming out|gay|lesbian|bisexual|queer|trans|transgender|non ?binary|same sex|closet(?:ed)?)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil|folks)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|bar|my (?:son|daughter|kid|teen)|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|(?:my|our) (?:little |younger |older )?(?:brother|sister|cousin|uncle|aunt|mom|mum|dad|father|mother|sibling|nephew|niece)s? (?:\w+ )?(?:came out|coming out|is (?:gay|trans|bi|queer|a lesbian|lesbian|nonbinary))|come out of (?:hospital|the)|coming out of (?:hospital|the))\b/u,
    tries: [
      'i want to come out to my parents but im scared',
      'came out as gay to my mom and she said its a phase',
      'my brother told the whole family im bisexual before i could',
      'should i tell my grandma im trans before thanksgiving',
      'my dad hasnt spoken to me since i told him im a lesbian',
      'im gay. family doesnt know',
      'told my mom im trans',
      'everybody at work knows and my neighbours know and the lady at the bakery knows, but i havent come out to my parents, im 38',
      'how do i come out to a religious grandmother, or do i not',
      'my dad said its fine and then never mentioned it again, i came out in may',
      'is it ok to stay in the closet with my family forever',
      'my aunt outed me, im bisexual and 16, and the whole family acts weird',
      'i came out and my brother hugged me and said finally',
    ],
    says: {
      told: "You decide who in your family knows about you, when, and in how many steps, and nobody gets to hurry you. If someone told it for you, that was wrong, and the next steps are still yours. Lean on the person most likely to hug you, so there's one ally in the room. A bad or silent first reaction isn't always the last one; many parents need months. If your home or money could be at stake, wait until you have somewhere to go, and call a local LGBT line.",
      should:
        "Yes if three things are true: you want it, you'd be safe, and one person already stands behind you. Not because a date or a relative is pushing. If you depend on people who might throw you out, it isn't cowardly to wait. A letter is a fine way too; it gives them time to have their first reaction alone.",
      say: "\"I want to tell you something about me because I love you and don't want to hide. I'm gay\" (or your own word). \"I'm the same person, I'm okay, and you can ask me things.\" If it goes badly: \"I've had years to get used to it, you've had five minutes. Let's talk again next week.\"",
      them: "I can't see into them, and neither can anyone from outside. First reactions are often shock, fear of what others will say, or grief for a picture they had of your future. What they do over the next months says more: a question asked, an invitation, your partner's name used. Leave them a way to come closer.",
    },
  },
  {
    id: 'meet-the-parents',
    words: [
      /\b(?:meet(?:ing|s)?|met|introduc(?:e|es|ed|ing)|first (?:dinner|visit|time))\b/u,
      /\b(?:(?:his|her|the|boyfriends?|girlfriends?|bfs?|gfs?|partners?|fiance?es?|future) (?:parents|family|folks|mom|mum|mother|dad|father|in[- ]?laws?)|my (?:parents|family|folks|mom|mum|dad))\b/u,
      /\b(?:boyfriends?|girlfriends?|bfs?|gfs?|partners?|fiance?es?|(?:his|her|future|the) (?:parents|family|folks|mom|mum|mother|dad|father)|in[- ]?laws?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|arranged|rishta|wont (?:let me )?meet|refus\w+|muslim|hindu|caste|birth (?:mom|mother|parents)|biological|half)\b/u,
    tries: [
      'meeting my boyfriends parents on saturday and im terrified',
      'what do i bring when i meet her parents for the first time',
      'introducing my girlfriend to my family next week, my dad is awkward',
      'met his family yesterday and i think they didnt like me',
      'meeting his parents tonight!!',
      'her dad scares me, first dinner',
      'i have cleaned my shoes twice and learned to say good evening in hungarian, because tomorrow im meeting my girlfriends parents',
      'what do i call his mom when i meet her, mrs or first name',
      'is it too early to introduce my boyfriend to my parents after a month',
      'how did it go, met her family and the dog bit me',
      'do i bring wine on the first visit to my partners parents',
      'my mum wants to meet my new boyfriend, she makes lists of questions',
    ],
    says: {
      told: 'Meeting the parents goes well with three things: something small in your hands, flowers or sweets, one real question for each of them, and an offer to clear the table. Nobody expects brilliant. Before it, whoever belongs to that family should brief the other: what to call them, shoes on or off, topics to skip. If it already happened and felt stiff, send a thank you; second visits are usually easier.',
      say: '"Thank you for having me, I\'ve been looking forward to meeting you." Then ask about them: "How did you two meet?" carries half an evening. When you\'re stuck: "What was your child like at ten?" Parents love that one, and you learn something. At the door: "I\'d love to come again."',
      normal:
        "Meeting them early or late, nerves, and a stiff first evening are all normal; everyone at that table is being looked at, the parents too. Quiet people often seem cold when they're only shy of you. Don't judge it before the third meeting. If something was truly rude, ask your partner in private how they read it before you decide what it meant.",
    },
  },
  {
    id: 'parents-and-tattoo',
    words: [
      /\b(?:tattoos?|tattooed|piercings?|pierced|nose ring|septum|dyed? (?:my )?hair|(?:blue|pink|green|purple|shaved) (?:hair|my head)|hair (?:blue|pink|green|purple))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|kid|teen)|ashes|memorial|remembrance)\b/u,
    tries: [
      'my mom saw my tattoo and hasnt spoken to me in three days',
      'im 18 and want a nose ring but my dad says not under his roof',
      'how do i tell my parents about the tattoo on my back',
      'dyed my hair blue and grandma cried',
      'mom hates my piercing',
      'secret tattoo, dad will explode',
      'i saved for it for a year and designed it myself with my grandmothers handwriting, and my father said i ruined my arm with a tattoo',
      'is it disrespectful to get a tattoo when my parents forbid it, im 23',
      'shaved my head and my mum cried for two days',
      'how do i hide a septum piercing from my aunt for a week',
      'my sister told dad about my tattoo before i could',
      'my grandpa asked if my pink hair washes out',
    ],
    says: {
      told: "With a tattoo, a piercing or wild hair, let your family have their shock and don't argue taste; it usually fades once they see you're still you. \"I know you wouldn't choose it. I thought about it for a long time, and I'm happy with it.\" If they don't know yet, show it yourself before they discover it. If you're a minor or under their roof, start with what can be undone; it's the permanence that frightens parents.",
      should:
        "If you've wanted it for a year and it's legal for you, it's your skin. I'd still wait if you live on their money and they'd really make life hard; in a year it'll be just as pretty. A hidden spot is a fair middle, and so is telling them beforehand: \"I'm not asking permission, I don't want you surprised.\"",
      say: "\"I want you to hear it from me: I got a tattoo. You don't have to like it. I'd like us not to fight about it.\" Then tell them what it means, if it means something. Parents mostly grieve the skin they once bathed; let them say so once, and leave the sleeve rolled down at grandma's birthday.",
    },
  },
  {
    id: 'tell-parents-failed',
    words: [
      /\b(?:fail(?:ed|ing|s)?|dropp?(?:ed|ing)? out|bad grades?|expelled|kicked out of (?:school|uni|college)|quit (?:uni|college|university|school|my job)|lost my job|got fired|laid off|grades)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks)\b/u,
      /\b(?:tell(?:ing)?|told|know|knows|find out|found out|hid(?:e|ing)|lied|lying|scared|afraid|disappoint(?:ed|ment)?|angry|furious|kill me|mad|thinks?|pretend(?:ing)?|ashamed)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|kid)s?|real job)\b/u,
    tries: [
      'i failed my second year and my parents think im graduating',
      'scared to tell my dad i dropped out of college in march',
      'mom found out about my bad grades and shes so disappointed',
      'i lost my job and havent told my family, i pretend to go to work',
      'failed my exam, dad will be furious',
      'parents think i still study, dropped out',
      'my mother has told the whole village that im becoming an engineer, there was a party with a goat, and i failed and i cant tell her',
      'how do i tell my parents i got fired after two months',
      'is it better to hide my bad grades from my family until summer',
      'my dad found out i was expelled, he hasnt said a word',
      'scared that mom will be disappointed, i quit college to bake bread',
      'i was laid off and my parents keep asking about work, they dont know',
    ],
    says: {
      told: 'Tell your parents before they find out, or the rest of it if they already have, and bring the next step along. "I failed, I hid it because I was ashamed, and here\'s what I\'ve found out about what comes next." Two sentences of truth, one of plan. They may be loud for an evening, and the hiding costs you more every week than that will. If you fear worse than shouting, tell another adult first and have them with you.',
      say: "\"I have to tell you something hard, and please let me finish. It went wrong, and I didn't tell you because I couldn't bear your faces. I've made an appointment to talk about my options. I don't need a solution tonight.\" If saying it is too much, write it and stay in the house while they read.",
      will: "They'll probably be upset, maybe more about the secret than the failure, and for most parents that cools within days. It depends a good deal on whether they see you doing something: a call to student services, an application, a job. If you truly fear their reaction, tell another adult first and have them with you.",
    },
  },
  {
    id: 'parent-repeats-stories',
    words: [
      /\b(?:repeat(?:s|ed|ing)?|same (?:old )?(?:story|stories|questions?|jokes?|thing)|over and over|(?:tell|tells|told|asks?|asked) (?:me )?(?:it |this |that )?(?:again and again|five times|three times|ten times|the same)|already (?:told|said|heard)|heard (?:it|that|this) (?:before|already|a (?:hundred|thousand|million) times))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|repeat(?:ing)? (?:my|the|their|his|her) (?:patterns?|mistakes?|year|grade|class)|diagnosed|my (?:son|daughter|kid))\b/u,
    tries: [
      'my dad tells the same story about the army every dinner',
      'mom asks me the same question three times in one phone call',
      'grandpa repeats himself and my husband gets annoyed',
      'is it dementia when my mother repeats the same stories',
      'should i tell my father he already told me that',
      'dads same jokes, every sunday',
      'mum asked me the same question again',
      'we were only in the car for forty minutes and she is just seventy one, but my mother told me the same story three times',
      'how do i stay patient when grandpa repeats himself all day',
      'is it rude to tell my uncle ive heard it before',
      'my father repeats questions since the winter, should i worry',
      'my nan tells the same war story and i want to film it',
      'why does my mother in law always repeat the same thing about her knee',
    ],
    says: {
      told: 'The same story told for the hundredth time and the same question asked twice in ten minutes are different things. Old stories are mostly pleasure: ask for a detail you\'ve never heard, "What did the place smell like?", and record one on your phone. New repeating within one conversation, especially with lost words or unpaid bills, deserves a memory check with their doctor. Note a few examples with dates.',
      normal:
        "Telling old favorites over and over is very normal with age, and plenty of people do it at forty. Asking the same thing within minutes and not knowing it was answered is less usual, and worth a doctor's look. It can have simple causes too: hearing, poor sleep, medicines, low mood. A check brings clarity either way.",
      should:
        'For a beloved old story, I\'d let it run, or join in: "Wait, this is where the mule comes in." That\'s kinder than "you told me". For questions repeated within minutes, answer calmly as if new, since correcting only shames. And make a note of it, so that a doctor can look at what\'s new.',
    },
  },
  {
    id: 'parent-forgetting',
    words: [
      /\b(?:forget(?:s|ting|ful|fulness)?|forgot(?:ten)?|memory|confusion|(?:is|gets?|seems?|got|was|more|and) (?:\w+ )?confused|getting lost|got lost|left the stove|stove on|mixes up|losing (?:words|track|it))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|diagnosed|alzheimers?|dementia|i(?:m| am) (?:\w+ )?confused|i (?:always |just )?(?:forget|forgot)|(?:mothers|fathers) day|forg(?:et|ot)s? (?:about )?my birthday|forgot my|memory of|memories|childhood memor|my (?:son|daughter|kid)|cant forget|never forget|storage|photos?)\b/u,
    tries: [
      'my mum forgot the stove on twice this month',
      'dad got lost driving home from the shop he goes to for 30 years',
      'my grandmother forgets my name and calls me by my aunts',
      'when should i worry about my mothers memory',
      'how do i get my father to a memory test he says hes fine',
      'mum forgets everything lately',
      'grandpa got lost again',
      'she was a bookkeeper all her life and never missed a number, and last week my mother forgot how to pay at the till',
      'is it normal age or should i worry, dad is 69 and mixes up words',
      'how do i talk to my father about his memory without scaring him',
      'my aunt is confused in the evenings and calls me by her sisters name',
      'my granny left the stove on and laughed about it',
      'mom cant remember her pills, memory like a sieve she says',
    ],
    says: {
      told: "When a parent or grandparent gets forgetful, the useful step is a doctor's check soon, because some causes can be treated: thyroid, vitamins, an infection, medicines, low mood, poor hearing. Write down a few examples with dates. To get them there: \"Let's both get a checkup, I'd feel better.\" If they got lost at the wheel, no driving until that check. Confusion that came within hours or days needs a doctor the same day, and an ambulance if face, arm or speech is affected.",
      when: "Worry less about lost glasses, more about a lost use: forgetting what the stove knob does, the way home, bills always handled, or a talk from an hour ago. If it's new and happening weekly, book the doctor now. If it came on within a day or two, or with fever, slurred speech or a fall, get help at once.",
      normal:
        "Some forgetting is normal with age: names, words on the tip of the tongue, why you walked into a room. It usually comes back later. What's worth a check is forgetting that changes daily life, like meals, pills, money, the way home. You're not fussing by asking a doctor. It's how families find the treatable causes.",
      say: "\"I've noticed a few things and I might be wrong. I'd like a doctor to tell us it's nothing. Will you do it for my sake?\" Or lighter: \"Let's get the yearly check done, and lunch after.\" You can also send the doctor a note beforehand with your examples; they can read it even if they can't discuss it.",
    },
  },
  {
    id: 'parent-dementia',
    words: [/\b(?:dementia|alzheimers?|alzheimer)\b/u],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|passed away|funeral|dog|cat|my (?:husband|wife)|test(?:ed)? positive)\b/u,
    tries: [
      'my mom has dementia and asks for her own mother every evening',
      'dad was diagnosed with alzheimers last week and i dont know where to start',
      'grandma has dementia and accused my aunt of stealing her rings',
      'should i correct my father with dementia when he thinks its 1980',
      'i feel guilty that i get so angry with my mother, alzheimers',
      'dementia is stealing my mum',
      'dad has alzheimers, im 27',
      'yesterday she thanked me for the soup and asked whose nice girl i am, and im her daughter, its the dementia',
      'how do i tell my grandmother with dementia that her husband is gone, again and again',
      'is it ok to lie to someone with alzheimers',
      'my father with dementia hits the carer when she washes him',
      'should we travel with mom one last time before the alzheimers gets worse',
      'it makes me laugh and cry, grandpa with dementia proposed to grandma again',
    ],
    says: {
      told: 'With dementia, two things help most: at home, answer the feeling and not the fact, and outside, call your local Alzheimer\'s association, this week. Someone who asks for their mother often wants to feel safe, so "Tell me about her" does more than the truth. Early on, sort out power of attorney. The helplines and groups are free and know every one of these evenings. You need that as much as they do.',
      should:
        "I wouldn't correct, unless it's a matter of safety. Being told they're wrong frightens them, and the fact is gone in a minute while the fright stays. Step into their year: \"What's happening at work today?\" Where something is dangerous, stove, driving, money, change the surroundings instead of arguing about it.",
      normal:
        "Anger, guilt, small kind lies, even wishing it were over are normal in people who care for someone with dementia; nearly all of them know this and few say so. You're losing someone a little at a time and still making lunch. Two hours off a week aren't a luxury. Ask the Alzheimer's helpline what respite exists near you.",
      how: "Start with three calls: the doctor who diagnosed it, for what to expect; the Alzheimer's association near you, for free advice; and a legal aid office or notary, for powers of attorney while your parent can still sign. Then make the home calmer: labels on doors, one pill box, one phone number on the wall.",
    },
  },
  {
    id: 'parent-falls',
    words: [
      /\b(?:fall(?:s|en|ing)?|fell|tripp(?:ed|ing)|slip(?:s|ped|ping)?|broke (?:her|his) (?:hip|wrist|arm|leg)|broken hip|hip fracture|unsteady)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|fall(?:s|ing|en)? (?:apart|out|asleep|in love|for|behind|off)|fell (?:apart|out|asleep|in love|for|off the wagon)|falling out|scam\w*|in the fall|this fall|last fall|my (?:son|daughter|baby|toddler)|leaves)\b/u,
    tries: [
      'my mom fell in the bathroom and didnt tell us for a week',
      'dad is 81 and fell off a ladder cleaning gutters',
      'grandma broke her hip and doesnt want to come home afraid to fall again',
      'how do i make my parents house safe so they dont slip',
      'grandma fell again. scared',
      'my dad slipped on ice',
      'he is eighty six and lives on the third floor without a lift, and this morning the neighbour called because my father fell in the hallway',
      'should i be worried that my mother trips over nothing lately, she fell twice in june',
      'how do i get grandpa to use a stick after his fall',
      'mum broke her wrist and hides it from my brother',
      'is it time to move her, my nan keeps falling at night',
      'my aunt fell off a chair changing a bulb, 79 and stubborn',
    ],
    says: {
      told: "One fall is the signal to act, even if nothing broke, because a first fall often isn't the last. A hit to the head or pain on standing means a doctor today; drowsiness, confusion or not being able to get up means an ambulance. Then ask for a fall check: eyes, blood pressure, pills, feet, balance. At home: loose rugs out, grab bars in the bathroom, light on the way to the toilet, firm shoes, a phone or alarm within reach.",
      say: '"I\'m not trying to run your house. I want you to stay in it, and the rugs are what could end that." That turns the bars and lights from insult into independence. Let them choose which things come first. And: "If it happens again, I need to hear it the same day. I promise not to make a circus."',
      will: 'It can get a good deal safer, and how much depends on strength, eyesight, medicines and the house. Balance and leg exercises with a physiotherapist help even very old people. Fear of falling is the other half: sitting still weakens the legs. Short walks with someone beside them build courage back, a little further each week.',
    },
  },
  {
    id: 'parent-driving',
    words: [
      /\b(?:driv(?:e|es|ing|er|ers)|drove|car keys|licen[cs]e|behind the wheel|dents?|dented)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?)\b/u,
      /\b(?:old|older|elderly|[789]\d|eyes|eyesight|see|stop|unsafe|danger|dangerous|report|scary|scared|accident|crash(?:ed)?|take (?:away )?(?:the|his|her) (?:keys|car)|give up|shouldnt|still drives|dents?|dented|refuses)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|driv(?:e|es|ing) (?:me|us|my \w+|everyone) (?:crazy|mad|nuts|insane|up the wall)|teach(?:ing)? me|learn(?:ing)? to drive|driving test|my licen[cs]e|i drive|im driving|drunk|old enough|got lost)\b/u,
    tries: [
      'my dad is 84 and still drives, he hit the gate twice',
      'how do i take the car keys from my grandfather without breaking his heart',
      'mum has bad eyesight but refuses to stop driving',
      'should i report my mother to the licence office shes a danger',
      'found new dents on my parents car and dad says it was the supermarket',
      'dad shouldnt drive anymore',
      'grandma drives badly, shes 83',
      'we live in the country where theres one bus a day and he is a proud man, but my father cant see the lane and still drives',
      'how do i make my mother give up her licence',
      'is it my job to report my 88 year old grandfather for unsafe driving',
      'im scared when my mum drives with my kids, shes 79',
      'my uncle has glaucoma, bad eyes, and drives a truck',
      'should dad stop driving after the accident',
    ],
    says: {
      told: "Let someone official be the bad guy in the driving question: a doctor, an optician, or a driving assessment carries weight that a child's word doesn't. Ride along once and note what you see. Before you ask for the keys, have the replacement ready: who drives on market day, a taxi account, deliveries. \"I'm not taking your freedom, I'm arranging rides.\" If there's real danger now, don't wait for agreement.",
      should:
        "If you've seen real danger, near misses, wrong lane, getting lost, yes, act, and start with their doctor, who can test and in many places report. I'd tell your parent first that you're worried and want a check. If it's only slow and cautious driving by day on known roads, an eye test and fewer night trips may be enough.",
      say: "\"I rode with you on Sunday and I was frightened. I'd like you to take a driving check. If they say you're fine, I'll never mention it again.\" It's fair, it isn't your opinion against theirs, and it leaves them their dignity. Add what you'll do: \"Wednesdays and Sundays I drive, wherever you want.\"",
    },
  },
  {
    id: 'parent-refuses-help',
    words: [
      /\b(?:refus(?:e|es|ed|ing)|wont accept|doesnt want|does not want|dont want|wont (?:let|take|use|wear|have|get|go|see|listen)|stubborn|rejects?|fired the|says (?:she|he) doesnt need)\b/u,
      /\b(?:help|cleaner|carer|caregiver|care ?worker|aide|nurse|walker|walking stick|cane|hearing aids?|stairlift|alarm|doctor|hospital|checkup|pills|meds|medication|medicine|home care)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|help(?:s|ing)? (?:me|us)|hoard\w*|my (?:son|daughter|kid)|study medicine|drinking|alcoholic)\b/u,
    tries: [
      'my mother refuses any help at home and she can barely climb the stairs',
      'dad wont wear the hearing aids we paid 3000 for',
      'grandpa fired the cleaner again',
      'my father is stubborn and wont see a doctor about his cough',
      'how do you make parents accept a carer when they dont want strangers',
      'mum refuses a carer',
      'dad wont go to the doctor',
      'she can hardly lift the kettle and the stairs take her ten minutes, and when i mention a cleaner my mother gets angry and doesnt want it',
      'how do i get my father to take his pills, hes so stubborn',
      'is it ok to force help on grandma, she says she doesnt need anyone',
      'my mother in law threw the walker out, refuses it',
      'grandpa wont wear his alarm button, says its for old people, hes 91',
      'why does my mom reject every nurse we find',
    ],
    says: {
      told: 'Help, a hearing aid or a doctor is easier to accept when it\'s small, has a purpose, and sounds like a favor to you. Not "a carer" but "someone who does the windows on Tuesdays"; not "you can\'t hear", but "I want you to catch what the kids say." Offer two choices, never one. A parent who\'s clear in the head may also decide badly; then agree on a line: "If it gets worse, we go." Trouble breathing, chest pain or blood can\'t wait for that; call for help.',
      say: '"I lie awake over this. Would you try it for four weeks, for me, and then we stop if you hate it?" A trial with an end is easier to grant than a new life. For doctors: "I\'ve made the appointment, I\'ll drive, and we\'ll have cake after." Many people give to a worried child what they\'d refuse to their own body.',
      why: "Usually because accepting it means admitting something: that they're old, that they cost money, that a stranger will see the mess. Some fear it's the first step to a home. Ask which it is: \"What's the worst part about it for you?\" You can often solve that one part, like the stranger, by bringing someone they half know.",
      them: 'I can\'t see into {who|that person}, but from outside a no is often pride or fear and seldom about the thing itself. Ask what would be lost by saying yes. Try a person they\'d listen to, a doctor, an old friend, a neighbor who uses the same thing. And say what you need: "I want to visit you and not inspect you."',
    },
  },
  {
    id: 'parent-hoarding',
    words: [
      /\b(?:hoard(?:s|er|ers|ing|ed)?|(?:de)?clutter(?:ed|ing)?|piles of|never throws|throw(?:s|ing)? (?:anything|nothing|things|stuff) (?:away|out)|cant throw|full of (?:junk|stuff|things|newspapers)|keeps? everything|junk)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?|in[- ]?laws?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|junk food|my (?:husband|wife|boyfriend|girlfriend))\b/u,
    tries: [
      'my mother is a hoarder and i cant bring my kids there',
      'dads garage is full of junk and he wont let us touch it',
      'how do i declutter my parents house when they keep everything',
      'grandma never throws anything away, there are newspapers to the ceiling',
      'moms house is full of junk',
      'dad keeps everything, literally',
      'i grew up climbing over boxes to get to my bed and never had a friend over, and now my mothers hoarding is worse',
      'is it ok to throw away things secretly at my grandmothers, piles of magazines',
      'how do you declutter with a father who counts his screws',
      'my aunt hoards food, cans from 1998',
      'my parents garage is full of stuff and theyre moving in march',
      'should i call someone, my dad is a hoarder and there are mice',
    ],
    says: {
      told: "Don't clear it behind their back, because things thrown out in secret usually come back double, and the trust doesn't. With a full house, start with safety only: a free path to the door, the stove, the bed, nothing on heaters. Then one box at a time, together, with their yes for each thing. If rooms can't be used anymore, a doctor or the local council can point to people trained for exactly this.",
      should:
        "I'd help with one small, useful area if they agree, say the hallway, and leave the rest for now. I wouldn't do the big secret clean-out, even when it itches. Step in without agreement only where there's real danger: blocked exits, mold, mice, fire risk, spoiled food. Then bring in social services or a doctor, not only a dumpster.",
      why: "Nobody can say from outside. For many older people things are safety: they lived through shortage, and each item might be needed. For others it's memory, or grief, or a decision that feels too heavy to make. When it fills rooms and causes fear at throwing out a jar, it can be a condition of its own, and a doctor can help.",
    },
  },
  {
    id: 'parent-scammed',
    words: [
      /\b(?:scam(?:s|med|mer|mers|ming)?|fraud(?:ster|sters)?|con ?(?:man|artist)|gift cards?|phishing|fake (?:bank|police|grandson|nephew|profile|doctor|general)|hacked|romance scam|crypto guy|sends? money to (?:a|some|this)|(?:online|tinder|facebook|internet|dating site) (?:\w+ ){0,5}money)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|(?:scammed|scamming|scam) (?:by|from) my (?:brother|sister|cousin|mom|mum|dad|uncle|aunt)|(?:mom|mum|dad|brother|sister|uncle|aunt|cousin) (?:scammed|hacked) (?:me|us))\b/u,
    tries: [
      'my mum gave 4000 to a scammer who said he was from the bank',
      'dad is in love with a fake profile, an army general, he sends gift cards',
      'grandma nearly fell for the fake grandson call',
      'how do i tell my father the woman online is a scam',
      'my mother got scammed again and begs me not to tell my brother',
      'my mom got scammed online',
      'grandpa fell for phishing',
      'he was so proud that he learned online banking at seventy four, and then a friendly voice from the fake bank took it all, my poor dad',
      'is it a scam if my mothers facebook boyfriend needs money for a visa',
      'how do i stop my father from sending money to a woman in ghana, scam for sure',
      'my aunt lost her savings to a con man and is too ashamed to report it',
      'a fake police officer called my grandmother, she hung up, proud of her',
      'should i take over my mums bank account after the fraud',
    ],
    says: {
      told: "With a scam, first the money: if any is gone or might go, call the bank's fraud line today, they can sometimes block or recall it, then change passwords and report it to the police or your country's fraud office. Then the person: scams catch clever people, and shame keeps them hiding the next one. \"They're professionals, I'm on your side.\" If it's an online love, don't mock it; check the photo together with an image search.",
      how: "Go gently and with proof. Do a reverse image search of the photos together, ask for a live video call, and look up the story on a fraud warning site, so that they discover it themselves. Ask the bank what protections it offers: limits, a second signature, alerts to you. Keep visiting; it's often loneliness that picks up the phone.",
      say: "\"I'm not angry, and you're not stupid. These people do this all day, to thousands. Let's call the bank together now, and I'll stay while you do.\" Later: \"Let's have a rule: any money over a hundred, we call each other first, both ways.\" Making it mutual takes the sting out of it.",
      will: "Getting money back depends mostly on how fast the bank hears of it and how it was paid: cards and fresh transfers have better chances than gift cards, cash or crypto. Report it even so. And beware of anyone who calls offering to recover it for a fee; that's usually the second scam.",
    },
  },
  {
    id: 'parent-dating-again',
    words: [
      /\b(?:dating|dates|new (?:boyfriend|girlfriend|partner|wife|husband|woman|man|lady|guy)|remarr(?:y|ied|ying|ies)|has a (?:boyfriend|girlfriend)|tinder|getting married again|met (?:a|someone|somebody)|seeing (?:a|someone|somebody))\b/u,
      /\b(?:my (?:own |widowed |divorced |elderly |old )?(?:mom|mum|mam|mother|dad|father|papa|grandma|grandmother|grandpa|grandfather|granddad|gran|nan)s?|(?:^|and |that |when )(?:mom|mum|dad|grandpa|grandma)s?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|scam\w*|fake|money|i(?:m| am) (?:dating|seeing)|my (?:boyfriend|girlfriend|bf|gf)|i met|affair|cheat\w*|dont know|doesnt know|havent told|i have a|dating someone|step ?(?:mom|mum|dad|mother|father)s?)\b/u,
    tries: [
      'my dad is dating again 8 months after mom died and it feels too soon',
      'mum has a new boyfriend and she acts like a teenager',
      'grandpa is getting married again at 79 and my aunts are furious',
      'should i meet my fathers new girlfriend, shes my age',
      'my mothers new man has moved into our house',
      'my mum is dating. weird',
      'dad has a girlfriend, shes 30',
      'it was just the three of us for twelve years, every sunday pancakes and a film, and now my mother has a boyfriend who eats them too',
      'is it ok that my dads new girlfriend gets on my nerves',
      'my grandmother met a man at bingo and giggles all day, i love it',
      'how do i react when my father wants to remarry six months after the divorce',
      'my mom is on tinder and asks me for photo tips',
      'should i tell my mother her new man talks over her',
    ],
    says: {
      told: "A parent with someone new can be good for them and hard for you in the same week, and you're allowed both. You owe politeness, not love. If you're missing the one who used to sit there, say that instead of judging the new one: \"I'm glad you're not alone. I'm not ready to have them at Christmas yet.\" Ask also for time with your parent alone; that's often the real loss.",
      normal:
        "It's normal to mind, at fifteen and at fifty. It can feel as if someone's being replaced, or as if your parent turned into a person you don't know. That isn't selfish. Nor is it wrong of them: company keeps people alive in many ways. Minding and being polite can go on side by side until it gets easier.",
      should:
        "I'd meet the new person once, somewhere neutral and short, a coffee and not a holiday. You lose nothing, and you'll worry less about someone with a face. If you've seen something that bothers you, tell your parent once, as a thing you saw. Wait if a loss is still very fresh and you know you'd be unkind; then give your parent a time: \"Not yet. Ask me again in spring.\"",
    },
  },
  {
    id: 'parents-divorcing',
    words: [
      /\b(?:parents|mom and dad|mum and dad|dad and mom|folks|(?:mom|mum|dad|mother|father) (?:is|wants to|left|leaves|leaving|filed))\b/u,
      /\b(?:divorc(?:e|ed|es|ing)|separat(?:e|ed|es|ing|ion)|splitt?(?:ing)?(?: up)?|left (?:my )?(?:mom|mum|dad|mother|father|him|her)|leaving (?:my )?(?:mom|mum|dad|mother|father))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|wedding|christmas|xmas|my (?:husband|wife)|im (?:getting )?divorc\w+|my divorce|my kids|our kids|i(?:m| am) divorced|(?:his|her) parents|new (?:girlfriend|boyfriend|wife|husband|partner)|dating|remarr\w+|my (?:boyfriend|girlfriend))\b/u,
    tries: [
      'my parents are divorcing after 38 years and i dont know who i am anymore',
      'mom and dad told us last night they are separating, im 16',
      'my dad left my mom for someone at work',
      'my parents divorced and each one talks badly about the other to me',
      'is it normal to be devastated by my parents divorce at 35',
      'my parents are separating',
      'dad left mom. im 14',
      'forty one years and we had just planned their big party, and last night they sat us down, my parents are divorcing',
      'is it my fault, my parents are getting a divorce and they fought about my school',
      'how do i tell my little brother that mum and dad are splitting up',
      'my mom wants to divorce my dad and asks me for a lawyer, im her daughter',
      'why does my parents separation hurt so much, im 52 with grown kids',
      'glad my parents finally separated, the house is quiet, am i bad',
    ],
    says: {
      told: "You don't have to be the judge, the messenger or the shoulder for both, whatever your age when your parents separate. Tell each of them: \"I love you, and I won't talk about the other one.\" Grieve it too; a home is changing, even if you left it years ago. Ask for the plain facts that touch you, where you'll live or spend holidays, and let the reasons stay theirs.",
      normal:
        "It isn't your fault, and whatever you feel, shaken or relieved, is normal at any age. Grown children often hear \"you're adults, you'll cope\", while their whole past suddenly looks different. The good years were still real. Give it months, talk to someone outside the family, and don't decide yet whose fault it was.",
      say: "\"I can listen to how you are. I can't listen to what's wrong with the other one, because that's half of me.\" Say it to both, in the same words, and hang up kindly if it starts: \"That's the topic I don't do. I'll call tomorrow.\" It may take five repetitions. It spares you years.",
      why: "From outside nobody knows the inside of a marriage, and often even the children saw only the kitchen. Late separations often come when the kids have left, work ends, or one of them counts the years ahead. It wasn't your job to hold it together, and it isn't your fault. You may ask once, and accept a short answer.",
    },
  },
  {
    id: 'parent-moving-away',
    words: [
      /\b(?:mov(?:e|es|ed|ing) (?:away|abroad|back|to|so far|far|out of)|retir(?:e|es|ed|ing) to|emigrat(?:e|es|ed|ing)|relocat(?:e|es|ed|ing))\b/u,
      /\b(?:(?:my |our )(?:mom|mum|mother|dad|father|parents|grandparents|grandma|sister|brother) (?:\w+ ){0,3}(?:mov\w+|retir\w+|emigrat\w+|relocat\w+)|beg my (?:sister|brother|parents|mom|mum) not to move)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|nursing home|care home|in with (?:me|us)|mov\w+ (?:out|in)|back (?:home|in with))\b/u,
    tries: [
      'my parents are moving to spain and im left with nobody here',
      'my sister is moving abroad with her kids and i cant stop crying',
      'my mom wants to move back to the village 6 hours away',
      'is it selfish that i dont want my brother to move to canada',
      'my sister is moving to japan',
      'my mum is moving to portugal',
      'we have lived five minutes apart my whole life and she has a key to my flat, and now my mother is moving back to her island',
      'is it normal to feel abandoned because my brother moves to the other side of the country',
      'how do my kids cope, my parents are relocating to florida',
      'my dad moved to thailand after he retired and i see him once a year',
      'why would they leave their only grandchild, my parents are moving to the coast',
      'should i beg my sister not to move away',
    ],
    says: {
      told: "When family moves away, what you lose isn't the big visits but the ordinary Tuesday, so build a small ordinary thing that survives distance: the same call on the same evening, a shared show, photos of dinner. Fix the first visit before they leave. And say the plain thing: \"I'm happy for you and I'll miss you at my kitchen table.\" You can be both.",
      normal:
        "It's normal, and not selfish, to wish they'd stay. You're losing a piece of daily life that nobody asked you about. Selfish would be making them pay for it with guilt. Tell them you'll miss them, help with a box or two, and let yourself be sad on the drive home.",
      say: "\"I'd be lying if I said I'm only happy. I'll miss you a lot, and I want this to be good for you. Can we put the first visit in the calendar now?\" Most people who leave are afraid of being resented; hearing both halves, the missing and the blessing, is a relief.",
    },
  },
  {
    id: 'i-moved-abroad-guilt',
    words: [
      /\b(?:abroad|overseas|another country|emigrat(?:e|ed|ing)|immigrant|far away|long way from|moved away|different country|expat|other side of the world)\b/u,
      /\b(?:(?:my|our) (?:old |elderly |aging |ageing |poor )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks)|(?:im|i am|i live|i moved|living) (?:\w+ ){0,3}(?:abroad|overseas|country|world))\b/u,
      /\b(?:guilt(?:y)?|left|leave|leaving|miss(?:es|ing)?|old|older|aging|ageing|alone|abandon(?:ed|ing)?|selfish|homesick|cant be there|visit)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|(?:mom|mum|dad|parents|mother|father|sister|brother) (?:is|are|wants?|want) (?:to )?mov\w+)\b/u,
    tries: [
      'i live abroad and my parents are getting old and i feel so guilty',
      'i left my family to work overseas, mom cries on every call',
      'is it selfish to emigrate when my parents only have me',
      'im in another country and cant be there for my grandma who is alone',
      'abroad and missing my mom',
      'i left my parents alone, overseas',
      'the job is good and the kids speak the language better than i do, but i live abroad and my father is getting old without me',
      'is it wrong that i dont want to go back, im an immigrant and my parents miss me',
      'how do i stop feeling guilty, i moved to another country and mum is alone',
      'i only visit my family every two years, flights from sydney cost a fortune, far away',
      'my mother was in hospital and i was on the other side of the world, guilty doesnt cover it',
      'should i move back for my aging parents or stay overseas',
    ],
    says: {
      told: "Living far from aging parents means being present in a different way, and you can do a lot of that from abroad. Fixed call days they can look forward to, one neighbor or cousin whose number you have, the papers and doctors' names in one folder, and a small fund for a sudden ticket. Then the guilt has somewhere to go. Many parents would rather have you well and far than near and unhappy. Ask yours.",
      should:
        "I wouldn't move back out of guilt alone, because you'd bring the resentment in your suitcase. I'd consider it if you often picture yourself there and not only them, or if care is needed that nobody else can give. A long stay of a month or two, working remotely if you can, tells you more than thinking does.",
      normal:
        "It's normal, and almost everyone who lives far from home carries it. Guilt here is mostly love with no errand to run. Give it errands: a weekly call, an online grocery order, an appointment you book for them from where you are. And it isn't selfish to build a life; it's what most parents worked for.",
    },
  },
  {
    id: 'care-siblings-dont-help',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?)\b/u,
      /\b(?:(?:take|takes|taking|took|do|does|doing) care|car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv(?:er|ing)|carer|help(?:s|ing)?|visit(?:s|ed|ing)?|everything (?:alone|myself|falls on me)|do(?:es|ing)? (?:everything|nothing|all)|appointments|burden)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao])\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|babysit\w*|my kids|our kids|homework|younger|little|raised|money|loan|rent|moved back|lazy|unemployed|autis\w+|disab\w+|down syndrome|special needs|anniversary|birthday|never visits? us|always at (?:his|her))\b/u,
    tries: [
      'i do everything for mom and my brother visits twice a year',
      'my siblings wont help care for our dad and im burning out',
      'my sister lives 10 minutes away but i do all the hospital appointments for my parents',
      'is it normal that the daughter has to look after the parents and not the brothers',
      'how do i get my brother to help with our father',
      'my brother never helps with mum',
      'sisters do nothing for dad',
      'im the one without children so everyone decided i have time, i do the pills and the shopping and my brothers dont help our mother',
      'how do i tell my siblings i cant take care of mom alone anymore',
      'is it fair that my sister lives for free with our parents and doesnt even do the appointments',
      'my brother thinks sending flowers is caring for our father',
      'should we siblings split the care for grandma by weeks',
      'my sister criticises how i look after dad from 2000 km away',
    ],
    says: {
      told: 'Don\'t ask your siblings to help more, hand them a piece. Write down everything you do for your parent in a week, send it, and say: "This is the list. Which three will you take for good?" Distance is no excuse: bills, phone calls, paying for a cleaner can be done from anywhere. If nothing comes, ask your parent to agree to paid help from their own money. You can love someone and not do it alone.',
      say: '"I can\'t keep doing this by myself. Here\'s the list. I need you to take Saturdays, or pay for someone who does. Which one?" Two options, both real, and then silence until they answer. Send it in writing to all of them at once, so that nobody can wait for the others.',
      normal:
        "It's very common that one child does most of it, often the nearest one, often a daughter, and your anger about it is reasonable. It usually wasn't decided, it just slid there. So decide it now: one family call, one list, names beside the tasks. You don't need everyone to feel it; you need Tuesdays covered.",
      them: 'Nobody can see into them from outside. Siblings who stay away may be afraid, may think you have it handled, or may simply find it convenient; you\'d see the same absence in all three. A precise request sorts them out fast. "Can you take Dad to the eye doctor on the 14th?" gets a yes, a no, or an excuse you can count.',
    },
  },
  {
    id: 'caring-for-parent',
    words: [
      /\b(?:(?:taking|take|took) care of|car(?:e|ing) for|look(?:ing)? after|caregiver|caregiving|(?:full time )?carer (?:for|of)|caring)\b/u,
      /\b(?:(?:my|our) (?:old |elderly |sick |disabled |aging |ageing |own )*(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|mother[- ]in[- ]law|mil|aunt|uncle))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|(?:my|our) (?:sisters?|brothers?|siblings?|my sis|my bro|twins?)|mother takes care|looking after my kids|babysit\w*|my (?:kids|son|daughter)|takes care of my (?:kids|son)|stop caring|dementia|alzheimers?|abroad|care about)\b/u,
    tries: [
      'im taking care of my mom full time and i have no life left',
      'looking after my grandfather since june, im 23 and all my friends travel',
      'i care for my father and sometimes i hate it',
      'should i quit my job to look after my mother',
      'i care for my mum, exhausted',
      'looking after my dad at 19',
      'i had a salon and a choir and friends who called, and for three years now im taking care of my mother day and night',
      'is it awful that i sometimes want it to be over, caring for my father',
      'how do carers get a holiday, i look after my grandmother in a small flat',
      'i gave up my job in dublin to take care of my parents, was that stupid',
      'my aunt is 92 and im her caregiver, caring for my aunt is like a marathon',
      'what money can i get if im caring for my mother at home',
    ],
    says: {
      told: "Whoever cares for a parent needs fixed time off that doesn't depend on a good week, so start there: one half day, same day every week, covered by a person or a paid service. Ask the doctor's office or town hall what you're entitled to; care allowances, respite and free advice exist in more places than people know. Being tired, bored or angry doesn't make you a bad child. It makes you a carer.",
      should:
        "I'd be slow to quit a job for care. Try the steps before it: fewer hours, care leave, a day center, paid help a few times a week. Work is money, and it's also other faces and a pension. If you do stop, set a date to look at it again, and ask about care allowances first.",
      normal:
        "It's normal to love them and still hate parts of it. Almost every carer has wished, at three in the morning, that it would be over, and then felt ashamed. That thought is exhaustion talking. What helps is unglamorous: regular hours off, another carer to talk to, and someone who asks how you are and not only how they are.",
    },
  },
  {
    id: 'parent-moves-in',
    words: [
      /\b(?:mov(?:e|es|ed|ing) in(?:to)?(?: with)?|come(?:s)? (?:to )?live with|coming to live|liv(?:e|es|ing) with (?:me|us)|take (?:her|him|them) in|took (?:her|him|them) in|granny flat)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil)\b/u,
      /\b(?:us|me|our|my (?:house|apartment|place|flat|home)|ours|(?:her|his) (?:mother|mom|mum|parents|dad|father))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|my (?:boyfriend|girlfriend|partner|fiance?e)|boyfriend (?:and|wants)|girlfriend (?:and|wants)|i moved in|im moving in|we moved in|i live with my|down ?syndrome|disab\w+|autis\w+|new (?:man|boyfriend|girlfriend|wife|husband)|to save)\b/u,
    tries: [
      'my mother in law is moving in with us in january and my husband didnt ask',
      'dad lives with us since his surgery and we have no evenings anymore',
      'should i let my mum move in with me, i have one bedroom',
      'my parents came to live with us from india and my wife is unhappy',
      'mum moves in with us',
      'my dad lives with us now',
      'we have two teenagers and one bathroom and a kitchen where you can touch both walls, and in may my mother in law comes to live with us',
      'is it ok to say no when my father wants to move in with us',
      'how do we make it nice for grandpa, hes moving into our house on friday',
      'my wife wants her mother to live with us forever',
      'should we take her in, my nan is alone and my flat is tiny',
      'since my parents live with us my husband hides in the garage',
    ],
    says: {
      told: 'When a parent moves in, agree on the house rules before the boxes come, or now if it\'s late: who cooks, whose TV, which door is always knocked on, which evening belongs to the couple, and what it costs. "Let\'s try it for three months and then sit down" makes it easier for all to speak. A fridge shelf, a chair and a task of their own make them a resident and not a guest.',
      should:
        "Yes if there's a door that closes, everyone in the household truly agrees, and you've talked about money and care. I'd lean to no if one of you only gives in, or if you already argue after a weekend visit. A place nearby with daily meals together is often kinder than one roof. Try a month first.",
      how: "Sit down with everybody and write it on one page: rooms, costs, meals, quiet hours, visitors, who does which care, and when you look at it again. Give your parent real jobs they like. Keep one evening a week out of the house for the two of you if there's a couple. Small grumbles go on the table weekly, before they turn into grudges.",
    },
  },
  {
    id: 'nursing-home',
    words: [
      /\b(?:nursing home|care home|retirement home|old (?:age|peoples|folks) home|assisted living|(?:put|putting|place|placing) (?:her|him|them|my \w+) in a home|(?:want|wants) a home for|aged care|memory care|care facility)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|i work (?:in|at)|my job|shifts?|residents)\b/u,
    tries: [
      'we had to put my mom in a nursing home and she begs me to take her home',
      'is it wrong to move dad to a care home when i promised i never would',
      'my grandmother hates the retirement home',
      'when is it time for assisted living for my parents',
      'my brothers want a home for mother and i dont',
      'nursing home, i feel like a traitor',
      'dad hates the care home',
      'she lived in that house for sixty years and knew every creak in the stairs, and on monday we are taking my mother to a nursing home',
      'is it normal that she cries every time i leave the care home',
      'how do we pay for assisted living, it costs more than i earn',
      'my siblings want a care home, i dont, its three against one',
      'my grandpa says the retirement home is a prison, and its a good one',
      'how often should i visit my mum in the nursing home',
    ],
    says: {
      told: "Choosing a nursing home isn't giving someone away; it hands the lifting and the nights to people in shifts, so you can be family again. If you promised never to, you promised it about a different situation. The first six to eight weeks are usually the worst. Come at different hours, bring their own blanket and photos, get to know one carer by name. Before choosing, visit at mealtime and look at the faces.",
      when: "It's time to look when nights aren't safe, when falls, wandering or pills can't be managed at home even with help, or when the person caring is breaking down. Look early, since good places have lists. A short stay for a few weeks is a fair test. Their doctor or a social worker can assess the need for free in many places.",
      normal:
        'Guilt here is normal and says nothing about whether it was right. Hardly anyone chooses this lightly. Someone begging to go home may also mean "I want to feel at home", or a home of sixty years ago. Answer that: "You miss it. Tell me about the kitchen." If you see neglect, that\'s different: speak to the manager and the inspectors.',
      should:
        "I'd decide by nights and by safety, not by promises or guilt. If care at home works with help that everyone can keep up, keep it. If someone is falling, wandering, or the carer is going under, a good home is the caring choice. Ask for a trial stay and a professional needs assessment before anything is sold.",
    },
  },
  {
    id: 'parents-getting-old',
    words: [
      /\b(?:getting (?:so |really |very )?old(?:er)?|growing old|aging|ageing|looks? (?:so )?old|frail|fragile|getting weaker|shrinking|became old|so small)\b/u,
      /\b(?:(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|folks)|parents|(?:^|and |but |how )(?:mom|mum|dad|grandma|grandpa))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|abroad|overseas|married|marry|grand(?:kids|children)|im getting old|car|driv\w+|forget\w*|another country|dementia|alzheimers?)\b/u,
    tries: [
      'i noticed my dads hands shaking and realised my parents are getting old',
      'scared of my parents aging, i think about it every night',
      'mom looks so old suddenly since the winter',
      'how do you deal with your parents growing old',
      'my dad looks so old now',
      'scared my parents are aging',
      'i hadnt seen them since the summer and when they opened the door together i noticed how frail my parents are',
      'is it normal to panic about my mum getting older, shes only 66',
      'how do i enjoy the time when all i see is my parents getting old',
      'my grandma is so small now, i can put my chin on her head',
      'my father is growing old and angry about it',
      'why does it hurt so much to see my mom getting weaker',
    ],
    says: {
      told: "Seeing your parents get old hurts because it's love noticing the clock, and the best use of it is time spent on purpose. Ask for the stories and record them, cook the dish together, take the ordinary photo at the kitchen table. Then one practical talk: doctors, papers, what they'd want. It's easier than the fear before it. If something changed quickly, a tremor, weight, balance, have a doctor look.",
      normal:
        "That fear is very normal, and it tends to arrive suddenly, on an ordinary visit when they look small in a doorway. It doesn't mean something's about to happen. It means you've seen that it will someday. Most people find that doing one thing with them, a call, a walk, a recipe, quiets it more than thinking.",
      how: 'Split it in two. The part you can do: a folder with papers and doctors, a safer bathroom, a fixed visit day. The part nobody can do anything about: let that one make you ask questions while you can. "What were you like at my age?" is a good first. Then go home and live your own life too; they\'d want that.',
    },
  },
  {
    id: 'parent-alone-lonely',
    words: [
      /\b(?:lonely|alone|by (?:herself|himself)|on (?:her|his) own|isolated|no friends|widow(?:ed|er)?|sits (?:at home|there))\b/u,
      /\b(?:(?:my|our) (?:old |elderly |poor |widowed |single |aging )*(?:mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|granddad|grandparents|gran|nan|nana|aunt|uncle|parents|mother[- ]in[- ]law|mil)|(?:^|and |but )(?:mom|mum|dad|grandma|grandpa))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|dying|funeral|i(?:m| am) (?:so )?(?:lonely|alone)|i feel (?:so )?(?:lonely|alone)|leave me alone|left me alone|abroad|overseas|another country|christmas|thanksgiving|diwali|eid|dating|girlfriend|boyfriend|raised (?:me|us)|to save|dementia|home alone|retire(?:d|s)?|retirement)\b/u,
    tries: [
      'my mother is so lonely since dad left and calls me five times a day',
      'grandpa lives alone and eats soup from cans',
      'my dad is a widower and sits in front of the tv on his own all day',
      'how can i help my grandma who is alone all week',
      'my mum is lonely',
      'grandpa sits alone all day',
      'since they closed the bakery and her friend moved to her son theres nobody left on the street, my mother is so isolated',
      'should i get my grandmother a cat, shes alone and says the tv is her family',
      'how do i find friends for my dad, hes on his own and shy',
      'my widowed mother in law talks to the radio, is lonely, wont join anything',
      'is it my fault that my mum is lonely, i work full time and have three kids',
      'my uncle has no friends and calls the pharmacy to chat',
    ],
    says: {
      told: 'Loneliness in a parent or grandparent shrinks through other people, more than through more of you, so aim at one weekly thing outside the house: a lunch club, choir, church, cards, a class, a dog to walk with a neighbor. Go along the first two times. From you, make it small and certain: a call at the same hour, Sunday soup. Something to look forward to beats a long visit once in a while.',
      how: "Find one thing they used to be good at and a place that needs it: cooking, repairing, a language, a garden. People come out for being useful more readily than for company. Call the local senior center or council and ask what's on and who fetches people. Then take them there yourself, twice. By the third time they may go alone.",
      should:
        "I'd give what you can keep giving for years: a fixed call and a fixed visit, not every free hour. If you feel you're their only person, the kindest thing is to help them get a second and third one. A pet is a good idea if they want one and somebody could take over. Do more at once if they stop eating, washing or getting up; then a doctor should have a look.",
    },
  },
  {
    id: 'grandparent-far',
    words: [
      /\b(?:grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao])\b/u,
      /\b(?:far|visit(?:s|ed|ing)?|miss(?:es|ing)?|calls?|called|calling|video|see (?:her|him|them)|last time|ticket|fly|phone)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|cancer|tumou?r|chemo|stroke|hospice|terminal|babysit\w*|grave|cemetery|my kids|weight|alone|lonely|nursing home|care home|dementia|alzheimers?|abroad|scam\w*|fake|forg\w+|married|baby|thanksgiving|christmas|eid|diwali)\b/u,
    tries: [
      'i havent visited my grandmother in two years and i feel bad',
      'my grandparents live far away and i miss them so much',
      'should i fly to see grandpa this summer, the ticket is expensive',
      'i never know what to say when i call my nan',
      'i miss my nana so much',
      'havent called grandpa in months',
      'she lives in a village without a road sign and the phone crackles, and every time we hang up i wonder if i will see my grandmother again',
      'is it worth 900 dollars to fly to my grandparents for four days',
      'what do i talk about with my grandma on video calls, she shows me the ceiling',
      'how do i get my nonno to answer the phone',
      'my grandparents never visit us, they say its too far, 3 hours',
      'should i surprise my nan with a visit for no reason',
    ],
    says: {
      told: "Call or write to your grandparent this week, because small and often is worth more to them than a rare big visit. Ask for one thing at a time: how they met, how the soup is made, what school was like. Send a real photo by mail; it'll stand on the shelf for years. And if you can visit, don't wait for a reason to go.",
      should:
        "Yes, I'd go, if it doesn't put you in debt. Very few people regret that ticket, and it's the sort of thing that gets harder later. If it really can't be now, name a month to them, and until then call on a fixed day. For an old person something to look forward to is half the visit.",
      say: 'Ask small and concrete: "What did you eat today?", "Who lives next door now?", "What were you doing at my age?" Then tell one thing with a picture in it: the bus, the dog, what your boss said. Ten minutes is plenty. End with the next one: "I\'ll call you Sunday." That\'s the sentence they keep.',
    },
  },
  {
    id: 'mother-calls-too-much',
    words: [
      /\b(?:call(?:s|ed|ing)?|phone(?:s|d)?|rings?|texts?|texting|voice ?mails?|whatsapps?|messages?)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|in[- ]?laws?|mil)\b/u,
      /\b(?:every ?day|daily|times a day|every (?:hour|morning|evening|night)|constantly|non ?stop|all the time|too (?:much|often)|if i (?:dont|do not) (?:answer|pick|call)|never call|dont call|(?:call|calls) me \w+ times|hour long|for hours|not call(?:ing)?|every single (?:day|morning|evening|night))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|names|without (?:calling|asking)|comes over|privacy|check(?:s|ing)? my phone|boyfriend|girlfriend|my (?:son|daughter)|scam\w*|calls? me (?:fat|lazy|stupid)|lonely|alone|read(?:s|ing)? my)\b/u,
    tries: [
      'my mom calls me five times a day and panics if i dont answer',
      'mother says i never call her but we spoke on sunday',
      'my dad texts all the time asking where i am im 27',
      'how often is it normal to call your parents, mum wants daily',
      'my mother in law phones my husband every evening for an hour',
      'mum calls every single day',
      'dad says i never call',
      'i only work four hours and when i come out to the bus there are nine missed calls, my mother rings constantly',
      'is it normal to talk to my mom on the phone daily at 35',
      'how do i tell my father that i cant text all the time',
      'my mother in law messages my wife every hour, even at night',
      'should i feel bad if i dont call my parents for two weeks, they never call either',
      'i love her but my mum sends voice messages of ten minutes every morning',
    ],
    says: {
      told: 'Phone calls with a parent get easier when you set the rhythm and don\'t only react. "I\'ll call you Wednesday and Sunday at seven." Then do it, reliably, so that they can count on it. Between those, a photo or a heart is enough, and you don\'t have to pick up every ring. Reproaches like "you never call" usually fade when the next call is already known.',
      normal:
        "There's no right number: some families talk daily and love it, others every two weeks. What counts is whether you still hang up friendly. If you see the name and feel dread, it's too often or too long, and you may change it without being a bad child. If it's your partner's parent, the two of you agree first.",
      say: "\"I love hearing from you, and I can't talk every day. Let's have our fixed times, Wednesday and Sunday, then I'm really there.\" At the end of a long one: \"I've got ten more minutes, what haven't you told me yet?\" It sounds warm, and it closes. Repeat it without apologizing when the old pattern comes back.",
    },
  },
  {
    id: 'mother-guilt-trips',
    words: [
      /\b(?:guilt[- ]?trip(?:s|ping|ped)?|makes? me feel (?:so )?(?:guilty|bad)|after (?:all|everything) (?:i|she|he|we|they)(?:ve)?|ungrateful|emotional(?:ly)? (?:blackmail|manipulat\w+)|plays? the victim|victim card|martyr|i sacrificed)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?|family)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|abroad|my (?:son|daughter|kids)|husband|boyfriend)\b/u,
    tries: [
      'my mother guilt trips me whenever i say no to sunday lunch',
      'dad says im ungrateful after everything he did for me',
      'mum plays the victim every time i set a limit',
      'how do i deal with guilt trips from my parents',
      'mom makes me feel guilty',
      'my dad plays the victim',
      'i said one time that i would spend easter in my own city and my mother said after everything i did for you',
      'why does my grandma make me feel bad for living my life',
      'is it emotional blackmail when my mum says she will be gone soon anyway',
      'how do i answer my father when he calls me ungrateful',
      'every no is a drama, my mother is a martyr since 1987',
      'my aunt guilt trips me about not visiting, she lives in calgary',
    ],
    says: {
      told: "A guilt trip needs a small, kind answer and no defense: \"I know you're disappointed. I'm still not coming on Sunday. I'll see you on the 12th.\" It says no and leaves the love standing. If you explain, each reason becomes something to argue. The guilt you feel afterward is mostly habit; wait an hour before you act on it. It often goes by itself.",
      say: '"I hear that it makes you sad, and my answer stays the same." For the old one about sacrifices: "You did a lot for me, and I\'m grateful. That\'s a different thing from Sunday." Say it warmly, and then talk about something else. You don\'t have to win the point. You only need not to buy it.',
      normal:
        "It's normal to feel guilty even when you did nothing wrong; a parent's sigh works on people of sixty. And saying no to a lunch isn't ungrateful. Gratitude is real and it isn't a debt with monthly payments. A fair check: would you call a friend cruel for doing what you did? If not, you weren't either.",
      them: 'I can\'t see inside {who|that person}. From outside, guilt is often the tool of someone who never learned to ask: "I miss you" comes out as "you never come". Try answering the missing instead of the reproach: "You\'d like to see more of me." If the tone softens, you\'ve found it. If it doesn\'t, the limit stays anyway.',
    },
  },
  {
    id: 'dad-never-says-it',
    words: [
      /\b(?:dads?|daddys?|fathers?|papas?|abba|baba)\b/u,
      /\b(?:never (?:says?|said|told|tells|once|hugs?|hugged|shows?|showed)|doesnt (?:say|show|hug|express|talk|know how)|proud of me|i love (?:you|him)|emotion(?:s|al|ally|less)?|distant|cold|hug|affection(?:ate)?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|in[- ]?law|(?:wifes|husbands|girlfriends|boyfriends|partners) (?:dad|father)|half[- ]?(?:brother|sister|sibling)s?|my (?:husband|boyfriend)|baby daddy|kids dad|left (?:us|when)|drunk|drinks|alcoholic|apolog\w+|sorry|(?:is|was|said hes|hes) (?:so |finally )proud of me|dad is proud of me|finally (?:said|told)|cold to (?:her|him)|boyfriend|girlfriend)\b/u,
    tries: [
      'my dad has never said i love you in my whole life',
      'father never told me he is proud of me, even at graduation',
      'my dad is cold and i dont know how to get close to him',
      'does my father love me if he never shows emotions',
      'should i tell my dad i love him first',
      'dad never hugs me',
      'my father is so distant',
      'he drove six hours to fix my sink and left before dinner and that is my father, but he never once said he loves me',
      'how do i talk to a dad who doesnt show feelings',
      'is it normal that i hug my kids too much because my father never hugged me',
      'my dad wrote proud of me on a napkin and i cried in the car',
      'will my father ever say it, hes 77 and emotionless',
      'should i say i love you to my papa, we never do that in our family',
    ],
    says: {
      told: 'Some fathers say it with a full tank, a fixed shelf, or "text me when you\'re home", and it may help to look for where yours puts it. That doesn\'t replace the words; you\'re allowed to miss them. You can go first, sideways, in a car or at the door: "Love you, Dad. You don\'t have to answer." Many only ever learn it by having it said to them.',
      should:
        "Yes, I'd say it first, briefly and without waiting for the echo. In a message if face to face feels impossible: \"I thought of you today. I love you.\" He may answer with a thumbs up or the weather. You'll have said it, and that's yours to keep. If he's been hurtful, you owe him nothing of the kind.",
      them: "Nobody can see into him, so I can't tell you what he feels. What's visible from outside is what he does: whether he turns up, fixes, worries, asks others about you. Some men were raised by fathers just as silent. If you want to know, ask about that: \"Did Grandpa ever say it to you?\" It's often the door.",
      normal:
        "It's very common in fathers, and it's normal that it still hurts, also when you're grown and know the reasons. A child of any age wants to hear it once. You may ask for it directly: \"I'd like to hear what you think of how I turned out.\" He might surprise you, or be clumsy. Clumsy counts.",
    },
  },
  {
    id: 'parent-never-apologizes',
    words: [
      /\b(?:apolog(?:y|ies|ize|izes|ized|izing|ise|ises|ised|ising)|says? sorry|said sorry|admit(?:s|ted)?|never happened|remembers? it differently|takes? (?:no )?responsibility|(?:emotionally )?immature|gaslight(?:s|ing)?)\b/u,
      /\b(?:(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|folks|family|grandmother|grandma)|(?:^|and )(?:mom|mum|dad))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|i (?:should|want to|need to|must|will) (?:apologi[sz]e|say sorry)|should i apologi[sz]e|how do i apologi[sz]e|my (?:son|daughter|husband|wife|boyfriend|girlfriend))\b/u,
    tries: [
      'my mother has never apologized for anything in her life',
      'dad says it never happened but i remember every detail',
      'my parents are emotionally immature and cant admit they were wrong',
      'will my father ever say sorry for my childhood',
      'my mum never says sorry',
      'dad gaslights me about my childhood',
      'i brought it up calmly with notes like my therapist said and my mother just told me it never happened',
      'why cant my parents admit they made mistakes',
      'is it worth asking my dad for an apology after 20 years',
      'my father apologized!! by buying me tires, does that count',
      'my mother says she remembers it differently, i have the letters',
      'how do i live with the fact that my parents take no responsibility',
    ],
    says: {
      told: 'You may never get the apology from your parent in words, and you can stop needing it to know that what you remember counts. Ask once, concretely, not for a verdict on the whole childhood: "When you said that at my graduation, it hurt. I\'d like you to know it." See what comes. Then decide how close you want to be with the parent who\'s really there.',
      will: "It depends on whether they can bear being wrong, and that seldom changes under pressure. Some soften with age or illness, some when asked about one small thing instead of everything. Many apologize only in deeds: a cake, a repaired bike. I'd plan your life as if it won't come, and be glad if it does.",
      say: '"I\'m not asking you to agree with my memory. I\'m asking you to believe it hurt me." Keep it to one event, at a calm hour, and stop after two sentences. If they answer "it never happened": "I remember it differently, and I\'m not going to argue about it." You\'ve said it. That\'s the part you control.',
    },
  },
  {
    id: 'absent-parent-returns',
    words: [
      /\b(?:(?:biological |birth |real |absent |estranged )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba))\b/u,
      /\b(?:(?:left|leave|walked out|abandoned) (?:us|me|when)|absent|estranged|deadbeat|never (?:knew|met) (?:him|her|my)|contact(?:ed|ing)? me|reach(?:ed|ing)? out|wants to (?:see|meet|talk|be in my life)|out of nowhere|messaged me|havent (?:seen|spoken to|talked to) (?:him|her|my))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|(?:his|her) father|my (?:son|daughter|kids|baby)|adopt\w*|dna|23andme|ancestry|for (?:someone|another|a woman|his secretary)|husband|divorc\w+|(?:left|walked out on) my (?:mom|mum|dad))\b/u,
    tries: [
      'my dad left when i was 4 and now he messaged me on facebook',
      'havent seen my mother in 12 years and she wants to meet',
      'my absent father wants to walk me down the aisle',
      'should i reach out to the dad who abandoned me',
      'my dad left us, hes back',
      'mother abandoned me, now she calls',
      'i have two kids of my own and i stopped waiting a long time ago, and today a man wrote that he is my father and wants to meet me',
      'should i let my estranged mom be in my life before my wedding',
      'how do i talk to my estranged father',
      'is it okay to say no when a deadbeat dad reaches out, everyone says forgive',
      'havent spoken to my mother since 2009 and shes on facebook',
      'why would my father contact me out of nowhere after 25 years',
    ],
    says: {
      told: "A parent who was gone and then stands at the door gets your pace, not theirs. Decide first what you'd want from it: answers, a face, an apology, or nothing. Start small: one message, one coffee in a public place, your own way home. \"I'm open to one conversation. I'm not promising more.\" You can stop after any step, and curiosity doesn't make you disloyal to whoever raised you.",
      should:
        "I'd lean to one careful contact if you have a question you'd regret not asking, and if you could bear a disappointing answer. Leave it if you only feel pushed, if they were dangerous, or if you're barely steady right now. Writing the questions down first shows you which it is. No answer is also an answer you may give.",
      say: "\"I got your message. I have mixed feelings and some questions. I'd be willing to talk for an hour, and I'd like to start with why you left.\" Or the other: \"I'm not ready, please don't write again. If that changes, I'll contact you.\" Both are complete. You don't owe an explanation with either.",
    },
  },
  {
    id: 'no-contact-family',
    words: [
      /\b(?:no ?contact|low contact|cut (?:off|ties|them off|her off|him off|contact)|cutting (?:off|ties)|block(?:ed|ing)|dont (?:speak|talk) to (?:my|them)|toxic|disown(?:ed|s)?|estrang(?:ed|ement)|block (?:my|them))\b/u,
      /\b(?:(?:my|our|whole|entire) (?:toxic |own |whole |entire |birth )*(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao])|family|parents|with (?:mum|mom|dad))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|(?:my|the) (?:sisters?|brothers?|siblings?|my sis|my bro|twins?)|boyfriend|girlfriend|husband|wife|ex|workplace|after \d+ years|wants to meet|family chat|group chat|walked out|abandoned|(?:mothers|fathers) day)\b/u,
    tries: [
      'i went no contact with my mother in may and everyone says im cruel',
      'thinking of cutting off my toxic family before the holidays',
      'my parents disowned me because i moved in with my partner',
      'should i end no contact because my dad is turning 70',
      'no contact with mum. relief',
      'my toxic family wants me back',
      'ive tried letters and therapy and short visits with a friend waiting in the car, and now im going no contact with my parents',
      'is it wrong to block my own mother',
      'my dad disowned me over a phone call, i cant stop replaying it',
      'how do i handle holidays when im estranged from my family',
      'does it get easier after you cut off your parents',
      'should i tell my parents im cutting ties or just go quiet',
    ],
    says: {
      told: 'Distance from family can be right, and it doesn\'t have to be forever to be real. If you chose it, write down why, for the days when guilt edits your memory, and build your own holidays and people on purpose. If it was done to you, you can leave one line open, "my number stays the same", and not beg. Either way, relatives who want to mediate get: "Thanks, I\'m handling it."',
      should:
        "I'd try clear limits first, shorter visits, certain topics closed, if they've ever respected one. If limits get punished and you're unwell for days after each contact, distance is reasonable. For ending it: look for changed behavior, not for birthdays. A short, neutral message tests the ground without reopening the house.",
      normal:
        "More people live at a distance from parents than you'd think; it's rarely talked about. Missing them, relief, guilt and anger within one day are normal too. It isn't cruel to step back from people who hurt you. What tells you whether it's right is how you sleep after some months, more than what the aunts say.",
    },
  },
  {
    id: 'inheritance-fight',
    words: [
      /\b(?:inherit(?:ance|ed|s|ing)?|i got nothing|left (?:me|us) nothing|left everything to|got the house|the will|last will|a will|wills?ed|(?:wrote|left|cut|leave|leaves|leaving) (?:me |him |her |us )?out of the will|estate|executor|probate|disinherit(?:ed)?)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil|we|my share|fair|half)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|estate agent|real estate|the will to|free will|god|against my will|inherited (?:her|his|my) (?:eyes|nose|hair|anxiety|temper)|china|piano|ring|jewel(?:le)?ry|watch)\b/u,
    tries: [
      'my brother got the house in the will and i got nothing',
      'we are fighting over dads inheritance and mom is still alive',
      'my sister is the executor and wont show us the papers',
      'should i contest the will, my father changed it a month before the end',
      'my aunt says part of grandmas inheritance is hers',
      'mum left everything to my brother',
      'the will is unfair, sister',
      'we never argued about anything in our lives and shared one bike as kids, and now my brother and i only speak through the executor of dads estate',
      'is it greedy to want my share of the inheritance',
      'my stepmother hides the will, how can i check, my father had a notary',
      'can my aunt take the money before probate is over',
      'my parents want to disinherit my sister and asked me to keep quiet',
      'how do we split an inheritance when one of us cared for mom for ten years',
    ],
    says: {
      told: 'Get the papers before the opinions: in an inheritance, ask for a copy of the will and a list of what\'s there, in writing and politely. A first talk with a notary, legal aid or consumer advice office is often free or cheap, and there are deadlines, so go soon. With the family, name the aim: "I want it fair, and I want us to still speak in five years." A mediator costs less than a lawsuit.',
      should:
        "I'd get advice before deciding anything, since rules and deadlines differ a lot by country and a first consultation is often cheap. Contest if there's a real question, pressure, a strange late change, a share the law gives you. If it's mainly the hurt of being given less, a court can't mend that, and it may cost you both money and people.",
      normal:
        "It's normal, and it isn't greed: in a will people read who was loved. Money and old childhood scores get mixed into the same sums. Try to hold them apart: what's legally yours is one question, what hurts is another, and the second one is better said to a person than to a lawyer.",
      say: '"I\'d like us all to see the same papers, so nobody has to guess. Could you send a copy of the will and a list by the end of the month?" And about the feeling, separately: "It isn\'t the money only. I felt passed over." The first goes in writing, the second never should.',
    },
  },
  {
    id: 'heirlooms',
    words: [
      /\b(?:heirlooms?|left me (?:his|her|a|the) (?:\w+ )?(?:ring|watch|china|jewel(?:le)?ry|necklace|piano|clock|violin|medals?)|(?:grandm\w+|grandp\w+|grandfathers?|grandads?|granddads?|grans|nans|moms|mums|mothers|dads|fathers|family|aunts) (?:old )?(?:ring|rings|watch|china|jewel(?:le)?ry|necklace|piano|clock|silver|rug|furniture|dishes|plates|sewing machine|violin|wedding dress|bible|medals?)|(?:ring|watch|china|jewel(?:le)?ry|necklace|piano|clock|silver|violin) (?:of|from|that belonged to) (?:my|our) (?:grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|stolen in|burglar\w*|tomato(?:es)?|seeds|smart ?watch)\b/u,
    tries: [
      'grandmas ring was promised to me and my cousin is wearing it',
      'i inherited my mothers china and i have no space and no heart to sell it',
      'lost my grandfathers watch and i cant tell my dad',
      'should i sell the family piano nobody plays',
      'my aunt took the heirlooms before anyone could look',
      'who gets grandmas ring',
      'i broke my mothers china',
      'she wore it every day on the left hand and let me turn it when i was small, and now my uncle has sold my grandmothers ring',
      'is it wrong to melt down family jewelry and make something new',
      'my cousin wants grandpas watch but he left it to me, he left me the watch in front of witnesses',
      'do i have to keep the furniture, grandmas furniture, my flat is 30 square meters',
      'i wear my dads watch and it stopped the day i got the job',
      'my sister gave our mothers necklace to a friend',
    ],
    says: {
      told: 'An heirloom is a story with a thing attached, so save the story first: photograph it, write down whose it was and what was said about it. Then the thing is easier to share, keep, sell or let go. If it\'s disputed, ask before accusing: "Grandma told me it would be mine. What did she tell you?" If it\'s lost, say so soon; most people forgive the loss sooner than the silence.',
      should:
        "Keep it if you'd use it or look at it within a year; otherwise offer it to the family first, in writing, with a date, and then sell or give it away with a clear conscience. One cup can stand for the whole service. If it's valuable, have it appraised. You're not throwing out the person by letting the sideboard go.",
      say: '"This meant a lot to me, and I understood it would be mine. I\'d like to hear how you understood it." If you want to find a middle: "Could we each have it for a time?", or "Would you leave it to me or my child one day?" Said calmly and early, that saves more families than any appraisal.',
    },
  },
  {
    id: 'selling-family-home',
    words: [
      /\b(?:sell(?:s|ing)?|sold|empty(?:ing)?|buy(?:ing)? out|for sale|let go of|keep(?:ing)?)\b/u,
      /\b(?:(?:family|childhood|parents|moms|mums|mothers|dads|fathers|grandm\w+|grandp\w+|grans|nans|our old) (?:\w+ )?(?:house|home|apartment|flat|cabin|cottage|land|villa|place)|(?:house|home|cabin|cottage) (?:i|we) grew up)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|nursing home|care home|furniture only|boat|(?:de)?clutter\w*|hoard\w*|junk)\b/u,
    tries: [
      'we are selling the house i grew up in and i cant stop crying',
      'my parents sold our childhood home without telling me',
      'my brother wants to keep moms house and i need the money',
      'should we sell grandmas cottage or keep it between five cousins',
      'selling mums house, heartbroken',
      'they sold our childhood home',
      'every sunday of my childhood happened in that kitchen with the crooked window, and next month we have to sell my parents house',
      'is it stupid to buy out my siblings and keep the family home',
      'how do i empty my grandmothers house without breaking down',
      'my dad wants to sell the house i grew up in and move to the coast',
      'one brother refuses to sell our parents flat, he lives there for free',
      'keeping the family cottage costs 4000 a year, is nostalgia worth that',
    ],
    says: {
      told: "Whether the family house might go or is already sold, take your leave of it properly: a last evening if it's still possible, photos of each room as it really looks, the door frame with the heights on it, a plant from the garden. Then the money part in daylight: an independent valuation, who wants what, one date. If someone wants to keep it, they can buy out the others at that price. Grief about walls is real grief.",
      should:
        "Keep it only if someone will live in it or love it in practice, roof, taxes, lawns, and everyone agrees in writing who pays what. Shared houses often turn siblings into a building committee. Otherwise sell, at an independent valuation, and don't rush it in the first months after a loss if you can afford to wait.",
      normal:
        "Crying over a house is normal, and so is wanting to keep it, even if you haven't slept there in fifteen years. It was the place where you didn't have to explain yourself. You're not childish, and you don't have to be sensible about it today. Go once alone, sit on the stairs, say goodbye to the rooms. It helps more than it sounds.",
    },
  },
  {
    id: 'family-farm',
    words: [
      /\b(?:(?:family|parents|dads|fathers|grandp\w+|our|the) (?:\w+ )?(?:farm|ranch|vineyard|orchard|land|fields|homestead)|farm|ranch|cows|tractor)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|family|inherit\w*|take over|taking over|generations?|successor)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|animal farm|petting|server farm|land(?:ed)? a job)\b/u,
    tries: [
      'dad wants me to take over the farm and i live in the city',
      'my brother and i cant agree what to do with the family farm',
      'we have to sell the ranch after four generations',
      'should i give up my job to run my parents vineyard',
      'dad wants me on the farm',
      'no successor for our farm',
      'i studied computers in the city and i havent milked anything since i was fifteen, and now my father wants me to take over the farm',
      'is it betrayal to sell land that was in the family for 200 years, farm and all',
      'my sister wants to run the farm and nobody asks her because shes a girl',
      'my brother works the farm and i get half, is that fair',
      'how do we talk to our parents about who gets the vineyard',
      'i gave up my career for the ranch and my dad still decides everything',
    ],
    says: {
      told: "A farm is work, a home and generations of family in one word, so take those apart before anyone decides. What does it earn, what does it owe, who wants the work every day including February? Get the books and a farm advisor to the table, many farmers' unions advise on succession cheaply. Then: \"I love this place. I'm asking whether I want the life.\" Ending or selling it isn't betraying anyone.",
      should:
        "Take it on only if you'd choose the work itself, on a wet morning, with the real numbers in front of you. A year's trial with a wage and a written end is fair to both sides. If the answer's no, say it early; leasing the land or a cousin or neighbor taking over can keep it alive without you.",
      say: '"I know what you put into this. I need to see the numbers, and I need you to hear that I might say no and still love it." If it\'s already no: "I can\'t be the farmer. I want to help you find the right one." Parents often fear the silence around it more than the answer.',
    },
  },
  {
    id: 'family-boat',
    words: [
      /\b(?:boat|sailboat|sailing boat|yacht|caravan|camper|motorhome|classic car|old car|motorcycle|motorbike)\b/u,
      /\b(?:(?:my |our |the |late )*(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|uncles?|family))\b/u,
      /\b(?:sold|sell(?:s|ing)?|inherit(?:ed|s)?|keep(?:ing)?|left (?:me|us)|share|sharing|gave|wants|cant|belonged)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|same boat|rock the boat|driv\w+|cruise)\b/u,
    tries: [
      'my dad wants to sell the boat we spent every summer on',
      'i inherited my grandfathers old car and cant afford to keep it',
      'my sister and i share our parents caravan and always fight about august',
      'should i keep dads boat, i dont even sail',
      'dads boat, sell or keep',
      'inherited grandpas camper',
      'we learned to swim from it and scattered sandwich crumbs over half the adriatic, and now my parents want to sell the boat',
      'my brother uses the family caravan all august, we share the costs, is that fair',
      'is it silly to keep my fathers old car that doesnt start',
      'how do three siblings share the family motorhome',
      'my uncle left me his motorbike and i dont have a licence',
      'my mother sold dads sailing boat without asking us',
    ],
    says: {
      told: "With a boat, a caravan or an old car, what you want to keep is mostly the summers, and those don't need a mooring fee. Sit down with the yearly cost in figures, and ask who'd really use it more than twice. If you share it: a calendar in January, costs by days used, one person for repairs. If it goes, take one last trip, and keep the wheel, the flag or the key.",
      should:
        "Keep it if you'd use it this coming year and can pay for it without wincing. If you'd only be guarding it, let it go to someone who'll take it out; that's better for things than standing still. Try one season if you're unsure, with a date to decide. And have it valued before you name a family price.",
      say: '"I know it\'s more than a boat to all of us. It costs this much a year, and we used it four days. Does anyone want to take it over, at this price, by spring?" A figure and a date keep it from turning into an argument about who loved the summers most.',
    },
  },
  {
    id: 'dead-persons-clothes',
    words: [
      /\b(?:clothes|clothing|shirts?|dress|wardrobe|closet|belongings|things|stuff|shoes|coat|sweaters?|jacket|room|voicemails?|phone number|clear(?:ing)? out|sort(?:ing)?)\b/u,
      /\b(?:died|passed away|dead|death|late (?:mom|mum|mother|dad|father|husband|wife|grandma|grandpa|sister|brother)|lost (?:my|our) (?:mom|mum|mother|dad|father|gran\w*|sister|brother)|funeral)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|uncles?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|suicid\w*|inherit\w*|the will|things (?:are|were|got|have)|chair|christmas|dating|new (?:girlfriend|wife))\b/u,
    tries: [
      'my mom died in april and i cant touch her clothes',
      'sorting my dads things after he passed away and i found his glasses in every pocket',
      'sister wants to clear out mothers wardrobe two weeks after she died, too soon',
      'is it weird that i wear my dead brothers jacket',
      'mum died, her closet is full',
      'dads shoes still by the door, he died',
      'its been fourteen months and everyone says its time, but i open the wardrobe and it smells like my mother, she passed away in the spring of last year',
      'is it ok to give away the coat of my late father',
      'i keep calling my dead moms voicemail',
      'my sister took all the clothes the day after grandma died',
      'how do i start sorting my brothers room, he died at 19',
      'found a letter in my dads jacket after his death',
    ],
    says: {
      told: 'I\'m so sorry. There\'s no right time for the clothes and the things; they can wait, and they don\'t go bad. When you begin, begin with what means least, socks, towels, and keep a box called "not yet" for everything that stops your hand. One sweater unwashed in a bag keeps its smell. If others want to be quicker, ask for that one box and a date: "Please leave the closet until June."',
      normal:
        "It's normal, all of it: not touching anything for a year, clearing in one weekend, wearing the jacket, sleeping with the scarf. People do each of these and none is wrong. A thing that comforts you may stay as long as it comforts you. If it begins to hurt more than it holds, move it one shelf further, not out.",
      when: "When you can open the door and stay ten minutes; that's early enough, and for some it's weeks and for others years. Unless a lease sets a date, nothing forces you. Don't do it alone the first time, and don't do it on an anniversary. Start with a drawer. If it's too much, close it again, and you've still begun.",
      how: "Take one friend, two hours and four boxes: keep, give to someone who'd love it, donate, not yet. Start with the bathroom or the coats, never with letters or photos, because those end the day. Check every pocket. Let each close person choose one thing first. A quilt or a cushion from shirts is a good use for what you can't give away.",
    },
  },
  {
    id: 'empty-chair-holidays',
    words: [
      /\b(?:christmas|xmas|thanksgiving|holidays?|eid|diwali|new year|hanukkah|easter|birthday|mothers day|fathers day|passover|lunar new year)\b/u,
      /\b(?:died|passed away|dead|death|without (?:my |our )?(?:mom|mum|mother|dad|father|gran\w*|him|her|sister|brother)|empty chair|first (?:christmas|thanksgiving|eid|diwali|holiday|birthday|easter) without|lost (?:my|our)|grief|grieving|miss (?:my|him|her))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil|chair|him|her)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|suicid\w*|lost my job|lost (?:my|our) (?:luggage|passport)|clothes|wardrobe)\b/u,
    tries: [
      'first christmas without my dad and mom wants everything the same',
      'grandma died in june and nobody wants to host thanksgiving now',
      'my brothers birthday is on friday, he passed away last year',
      'how do we do eid when my mother is dead and she cooked everything',
      'first eid without dad',
      'mums birthday, she passed away',
      'we always had the same table with the same wobbly leg and she sat by the oven, and this will be our first christmas without my mother',
      'how do you celebrate new year when your brother died in november',
      'should we cancel christmas, my grandpa passed away last week',
      'is it disrespectful to laugh at thanksgiving, we lost my dad in july',
      'nobody mentions her name, my sister is dead two years and its her birthday',
      'my father died and mom wants to travel over the holidays',
    ],
    says: {
      told: "I'm sorry; a day like this without them is hard for everyone at the table. Don't pretend the chair isn't empty: say the name early, light a candle, cook their dish or let each person tell one story, the funny ones too. Then change one thing so the day doesn't have to match. And let people leave early. Ask beforehand: \"What do you want to keep this year, and what can't you bear?\"",
      how: "Decide three things ahead: one thing that stays, one thing that's new, and one moment that's for them, a toast, a song, their recipe even if it fails. Tell everyone it's fine to cry or to go for a walk. Keep the day shorter than usual. The dread before is often heavier than the day itself.",
      should:
        "I'd mark it, but smaller. Skipping it altogether can leave a long empty evening, and doing it exactly as before asks too much of everyone. If you can't face the house, go elsewhere this year; that's a fair choice. Whatever you choose is for this year only. You can bring the old way back when it's bearable.",
      normal:
        "It's normal to dread it, to laugh in the middle of it, and to feel guilty for laughing. It's also normal that one of you wants everything the same and another can't bear a single candle. Neither loves more. Say that out loud in the family: \"We miss differently.\" Then do a little of each.",
    },
  },
  {
    id: 'wedding-guest-list',
    words: [
      /\b(?:wedding|weddings|shaadi|nikah|reception|bridal shower)\b/u,
      /\b(?:guest ?list|invit(?:e|es|ed|ing|ation|ations)|guests?|who (?:to|should)|plus ones?|seating|head ?count)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil|fiance?e)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|not invited|wasnt (?:i )?invited|didnt (?:even )?invite|uninvited (?:me|us)|not inviting (?:me|us)|left (?:me|us) out|wont invite me)\b/u,
    tries: [
      'my mother wants to invite 80 relatives to my wedding that i never met',
      'should i invite my estranged dad to the wedding',
      'we want a small wedding and my in laws keep adding guests',
      'do i have to invite my cousins kids to the reception',
      'my uncle insulted my fiance and mom says he must be on the wedding guest list',
      'mom invited 200 people, my wedding',
      'do i invite my toxic aunt, wedding',
      'we wanted thirty people and a barbecue in my uncles garden, and now my fiances parents have a guest list with 140 names for the wedding',
      'is it rude not to invite cousins kids to a wedding',
      'how do i tell my family our wedding has no plus ones, 60 guests max',
      'my dad wont come to the wedding if i invite my mother',
      'should i invite relatives from pakistan who cant get a visa to the wedding anyway',
      'wedding seating, two uncles who havent spoken since 1999',
    ],
    says: {
      told: 'Make the guest list from the number down, not from the names up: how many can the room and the money hold? Then give each family a fixed share of seats: "You have twenty chairs, you decide who sits on them." A rule helps with the hurt ones, for instance only people one of you has spoken to this year. Anyone you\'d be watching nervously all day isn\'t owed a chair, relative or not.',
      should:
        "Invite someone if you'd be glad to see their face when you walk in, or if leaving them out would cost you more peace than having them there. Don't invite anyone you'd fear or guard against. For the in-between ones: ceremony or evening only, a seat far from the trouble, and one friend who keeps an eye out.",
      say: "\"We love that you want everyone there. We have sixty places, twenty are yours, and once they're full they're full.\" To the ones left out: \"We're keeping it very small, and we'd love to celebrate with you another time.\" No further reasons. Each reason you give will be compared with somebody else's invitation.",
    },
  },
  {
    id: 'not-invited-family-event',
    words: [
      /\b(?:not invited|(?:wasnt|werent|was not|were not|isnt|arent|not) (?:i |we |even )?(?:invited|inviting)|didnt (?:even )?invite|uninvited (?:me|us|my)|left (?:me|us) out|wont invite|excluded?|exclud(?:es|ing)|found out (?:from|on|through|via) (?:facebook|instagram|photos|pictures|social)|without inviting (?:me|us))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|should i invite|guest ?list|friends wedding|work|coworkers?)\b/u,
    tries: [
      'my cousin got married and i was not invited, saw it on instagram',
      'my sister didnt invite my husband to her wedding',
      'the whole family had a barbecue and left us out',
      'why wasnt i invited to my own nieces birthday',
      'my family went out without inviting me',
      'wasnt invited, my cousins wedding',
      'i helped her pick the venue and i held her hair when she was sick at our prom, and my own cousin didnt invite me',
      'is it petty to skip her birthday because my sister excluded my kids',
      'why did my brother not invite our mother to his party, she found out on facebook',
      'my in laws had a barbecue and didnt even invite us, we live next door',
      'how do i ask my aunt why i was left out, she left me out of the photo too',
      'my niece uninvited me from her graduation because of a quarrel',
    ],
    says: {
      told: "Being left out by your own family hurts whatever the reason, and asking beats guessing. Ask the person who'd decide, not the relatives around: \"I saw that you celebrated. I felt left out. Was there a reason I should know?\" It may be numbers, an old quarrel, or a plain oversight. Don't decide about the next ten years from one list; decide after you've heard the answer.",
      say: "\"I'm not angry, I'm hurt, and I'd rather ask than wonder. Was it the numbers, or is there something between us?\" Send it privately and not in the family chat. If it was numbers, you may answer: \"I understand. I'd love to take you out and hear about it.\" If it's something, you've opened the door to it.",
      why: "I can't see the reason from here. The usual ones are dull: a budget, a partner's list, someone who assumed somebody else told you. Sometimes it's an old quarrel. You can find out with one private question, and until then try not to build a story on it. The made-up version is often worse than the true one.",
      should:
        "I'd ask, once and calmly, before pulling back. If the answer is honest, you can still send a card or a small present; that keeps the tie yours. If you were left out on purpose and more than once, you may put your warmth where it's returned, and let the next invitation come from them.",
    },
  },
  {
    id: 'parents-pay-wedding',
    words: [
      /\b(?:wedding|shaadi|nikah)\b/u,
      /\b(?:pay(?:s|ing)?|paid|money|budget|contribut(?:e|ing)|cost(?:s)?|expensive|loan|debt|dowry|afford|control(?:s|ling)?|tak(?:e|es|ing) over|planning|wants (?:a|it|us)|dress)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|in[- ]?laws?|mil|family)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|guest ?list|invit\w+|divorced|walk me)\b/u,
    tries: [
      'my parents pay for the wedding and now mom decides everything',
      'his family wants a big wedding and we cant afford it',
      'dad paid for my sisters wedding but not for mine',
      'my mother in law is taking over our wedding planning',
      'mum controls my wedding, she pays',
      'cant afford the wedding dads family wants',
      'we would be happy with a registry office and pizza for twelve, but his mother has already paid a deposit on a castle for the wedding',
      'is it fair that the brides family pays for the whole wedding',
      'how do i tell my parents we dont want their money for the wedding',
      'my dad took a loan for my wedding and i only found out now',
      'my mother hates my wedding dress and shes paying',
      'should we go into debt because in my culture the wedding of 500 is normal for family',
    ],
    says: {
      told: "Money for a wedding comes with opinions, so agree on what it buys before you take it, or sit down now and say it. \"Thank you. Which parts matter most to you? The rest we'd like to decide ourselves.\" Give them two things wholly, the food, the flowers, and keep yours. If the price is too high, a smaller party that's yours is a good trade. Don't start a marriage on a loan for one day.",
      should:
        'Take it if you can live with them having a say, and ask what they expect first. Decline, or take only part, if every gift in your family becomes a lever. The cheapest question is: "If we do it differently from what you\'d like, is it still a gift?" Their face will help you decide.',
      say: '"We\'re so grateful that you\'re helping. We\'d love you to choose the menu and the music at dinner. The clothes, the date and the list are ours." If it keeps happening, your partner speaks to their own parents and you to yours. If one child got more: "I\'d like to understand how you decided", without your sibling in the room.',
    },
  },
  {
    id: 'divorced-parents-at-wedding',
    words: [
      /\b(?:wedding|graduation|aisle|baptism|christening|birth of)\b/u,
      /\b(?:divorced|step ?(?:dad|mom|mum|father|mother)|(?:walk|give) me (?:down|away)|same room|(?:mom|mum|mother) and (?:my )?(?:dad|father)|hate each other|(?:dad|father)s? (?:new )?(?:wife|girlfriend)|(?:moms|mums|mothers) (?:new )?(?:husband|boyfriend))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|step ?(?:dad|mom|mum|father|mother)s?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|im divorced|my divorce|absent)\b/u,
    tries: [
      'my divorced parents cant be in the same room and the wedding is in may',
      'who walks me down the aisle, my dad or my stepdad who raised me',
      'mom says she wont come to my graduation if dads new wife is there',
      'mum and my dad hate each other and i want both at the baptism',
      'wedding, dad and my stepdad',
      'divorced parents, one graduation',
      'they havent been within a hundred meters of each other since the court in 2008, and now i want mom and my dad at my wedding',
      'how do we do the photos at the graduation when my parents hate each other',
      'is it mean to ask my stepdad to walk me down the aisle, my father is alive',
      'my mum will make a scene if my dads girlfriend comes to the christening, shes the step mum now',
      'where do i seat divorced parents at the wedding',
      'my stepmother wants to be in the wedding pictures and my mother said never',
    ],
    says: {
      told: "It's your day, so you set the arrangement and they decide whether they can behave in it; say it to each of them early and in the same words. \"I want you both there. You'll sit apart, you don't have to talk, and I won't choose.\" Two tables, two photo slots, one calm relative beside each. For the aisle: one, both, halfway each, your mother, or alone. All of these are done.",
      say: "\"I'm inviting everyone I love. If you can't be there with them in the room, I'll be very sad, and I'll understand. I won't uninvite anyone.\" Then don't negotiate further; ultimatums usually shrink when nobody bargains. To the stepparent or parent not chosen for the aisle: \"I have another moment that I want to be yours.\"",
      should:
        "I'd choose by who was there, and not by titles or by who'd shout louder. You can have two people, one on each side, or walk alone and avoid the ranking. I'd invite both parents unless one is truly unsafe to have around. Tell everyone a month ahead; surprises at the door are what go wrong.",
    },
  },
  {
    id: 'family-group-chat',
    words: [
      /\b(?:(?:family|familys|sibling|siblings|cousins?|in[- ]?laws?) (?:\w+ )?(?:group|group ?chat|chat|whatsapp|wa group|thread)|(?:group ?chat|whatsapp group|whatsapp) (?:\w+ ){0,3}(?:family|cousins?|aunt\w*|siblings?|relatives?|in[- ]?laws?))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|family group (?:insurance|ticket|plan))\b/u,
    tries: [
      'the family group chat has 60 messages a day and i want to leave',
      'my sister removed me from the family whatsapp',
      'my aunt posts fake news in the family chat every morning',
      'how do i mute the family group without offending my mother',
      'found out my siblings have a second family chat without me',
      'family chat is driving me mad',
      'left the family group, drama',
      'i was at work with my screen shared when my uncle sent a dancing santa with glitter to the family whatsapp',
      'is it rude to never answer in the family group chat',
      'my brother writes in capital letters in the family group at 5am',
      'how do i correct my cousin in the family chat without a war',
      'they removed me from the family group because of the wedding',
      '14 people in the family chat and nobody reads my question',
    ],
    says: {
      told: 'The family chat works best muted and visited once a day, like a mailbox; nobody sees that you muted it. Answer what\'s real, birthdays, news, questions to you, and let the rest roll by. No quarrel is ever won in there, so anything serious goes private: "Can I call you about this?" If you were left out or removed, ask one person directly; it\'s often a small side group with a dull reason.',
      should:
        "I wouldn't leave; leaving is announced to everyone and reads as a slammed door. Mute it for a year, hide the previews, and look in once a day with a heart for the babies. Leave only if it's truly nasty, and then with one line: \"I'm bad at group chats, call me anytime.\"",
      normal:
        "It isn't rude to answer rarely, and being worn out by it is normal; a family chat is a dinner that never ends. And feeling stung when there's a second one without you is normal too, though most of those exist for a present, a care plan, or two sisters' jokes. You can ask: \"Is there another chat? I'd like to be in the loop on Mom.\"",
      say: 'For fake news or rants: "Let\'s keep this for photos and birthdays." For leaving quietly: "I\'m muting this for work, call me if it\'s important." For being removed, privately: "I saw I\'m out of the chat. Mistake, or did I upset someone?" Short and without an edge; the tone gets read by eleven relatives.',
    },
  },
  {
    id: 'lend-money-to-family',
    words: [
      /\b(?:borrow(?:s|ed|ing)?|lend(?:s|ing)?|lent|loan(?:s|ed|ing)?|owes?|owed|pay (?:me|us) back|paid (?:me|us) back|cosign(?:ed|ing)?|co sign|bail(?:ed|ing)? (?:him|her|them) out|ask(?:s|ed|ing)? (?:me |us )?(?:for|to send) money)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil|son in law)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|student loans?|mortgage|i (?:owe|borrowed)|my (?:husband|wife) (?:owes|borrowed)|lend(?:s)? (?:me )?(?:a hand|an ear)|clothes|car)\b/u,
    tries: [
      'my brother borrowed 2000 and now he posts holiday pictures',
      'cousin asks me for a loan because i have a good job',
      'my sister owes me money for a year and pretends nothing',
      'should i lend my uncle money for his shop',
      'mom wants me to cosign a loan for my brother',
      'my cousin never paid me back',
      'brother wants a loan again',
      'i sold my bike last year and i have a little put away for the baby, and of course now my sister in law asks me for money',
      'is it wrong to say no when my dad wants to borrow 500',
      'how do i get my uncle to pay me back without a family war',
      'my nephew owes me rent for three months and avoids me',
      'should we lend my parents our savings for a new roof',
      'my mother bailed him out four times, my brother i mean, and now its my turn they say',
    ],
    says: {
      told: "Lend in the family only what you could afford to give, and put it in two written lines: how much, and back by when. If it's already lent and late, ask once, plainly, with an easy way to do it: \"Can you pay me fifty a month from the first?\" Small and regular comes back more often than all at once. And before you sign for someone's loan, read it as if you're the one paying.",
      should:
        "Lend it if losing it wouldn't hurt your rent or the relationship, and you believe in the purpose. Otherwise offer something smaller as a gift: \"I can't lend you two thousand, I can give you two hundred.\" Don't cosign unless you could pay the whole of it. No is also a loving answer, and it needs no reasons.",
      say: 'To refuse: "I don\'t lend money in the family, it\'s a rule I keep, and I\'d like to help another way." To get it back: "I need to plan. Can you send me fifty on the first of each month until it\'s done?" No comment on the holiday pictures; once you argue about their spending, nobody talks about the loan.',
      normal:
        "It isn't wrong to say no, it's normal to be angry when someone owes you and buys shoes, and asking for your own money isn't petty. It's the silence that makes it sour. One clear message with an amount and a date is fair. If nothing follows, you've learned what a loan to this person is: a gift, and maybe the last.",
    },
  },
  {
    id: 'supporting-parents-money',
    words: [
      /\b(?:send(?:ing|s)? (?:\w+ ){0,3}(?:money|home|back)|ask(?:s|ing)? for (?:support|money)|remittances?|black tax|support(?:ing|s)? (?:my|them|the whole|our)|(?:give|giving|gave|pay|paying|pays|paid) (?:for )?(?:my |them |her |him |half |all |most |part )|breadwinner|retirement plan|(?:their|her|his|parents) (?:bills|debts?|rent|mortgage)|financially)\b/u,
      /\b(?:(?:my|our|the whole|the) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks|grandparents?|siblings)|parents|back home|since (?:dad|mom|mum)|(?:^)(?:dad|mom|mum)|home (?:every|each))\b/u,
      /\b(?:money|salary|income|bills|debts?|rent|mortgage|financ\w+|breadwinner|expect(?:s|ed)?|support(?:ing|s)?|wage|paycheck|retirement)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|child support|husband|wedding|(?:parents|mom|mum|dad|mother|father) (?:pays?|paid) my|pays my|tinder|online|woman|charg\w+ me|board|my (?:son|daughter|kids)|support me)\b/u,
    tries: [
      'i send half my salary home to my family and have no savings at 33',
      'my parents expect me to pay their bills because they raised me',
      'im the breadwinner since dad lost his job and im tired',
      'should i pay my mothers credit card debt again',
      'my family back home thinks im rich and keeps asking for support',
      'breadwinner for my parents at 25',
      'sending money home every month',
      'i work double shifts in a kitchen in doha and sleep in a room with five men, and i support my family back home and they expect more',
      'is it ok to stop supporting my mother financially, she shops all day',
      'how do i tell my parents i cant pay their debts anymore, i have my own bills',
      'black tax is eating my salary, my parents and three cousins',
      'my siblings refuse and i support my dad alone on one income',
      'when can i start saving, i give my mum half my wage since i was 17',
    ],
    says: {
      told: 'Support your family with a fixed amount, decided by you, sent on a fixed day, after your own rent and a little saving, not with whatever\'s left after each phone call. "This is what I can send every month. For emergencies I have this much a year." You can only carry them if you don\'t go under. With debts, look at the whole sum together; free debt advice exists in many countries, for them too.',
      say: "\"I want to help, and I want to be able to do it for many years. From now on it's this amount on the first. When it's gone, I can't add to it.\" Tell the one who handles the money at home, calmly, before the next request. If a real emergency comes, you can still decide freely.",
      should:
        "Yes to what you can give without debt and without hating the phone; no to the rest, even if it's family. I wouldn't pay off the same debt twice without seeing what changes. Save first, if only a little, because one day you may have to be your own safety. Food and medicine come before phones and weddings.",
      normal:
        "In much of the world it's normal that children support parents, and it's equally normal to be tired of it. You can be proud of it and resent it on the same payday. Limits aren't ingratitude. Those who give a steady, smaller sum often give longer than those who give everything until they can't.",
    },
  },
  {
    id: 'owe-parents-money',
    words: [
      /\b(?:i (?:still )?(?:owe|borrowed|need to borrow|have to borrow)|i (?:asked|ask) (?:my )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba) for money|ask(?:ing)? my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba) (?:for|to) (?:money|a loan|help|pay|lend)|(?:parents|mom|mum|dad|mother|father) (?:lent|loaned|gave|pays?|paid) (?:me|for my|my)|depend(?:ent|ing)? on my parents)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|wedding|(?:gave|give) (?:me|my) (?:advice|a look|the|his|her|up)|attention|birth|gifts?|presents?|gave my|pays? attention)\b/u,
    tries: [
      'i owe my dad 6000 and he mentions it at every dinner',
      'i borrowed money from my sister and cant pay it back yet',
      'my parents pay my rent and use it to decide my life',
      'ashamed of asking my mom for money again at 32',
      'i owe my mum 12000',
      'ashamed, i borrowed from my dad',
      'i was doing so well for two years and then the car broke and the dentist came, and now i need to borrow money from my parents again',
      'is it bad that my mom pays my phone bill, im 29',
      'how do i pay my brother back, i borrowed 3000 for the course i never finished',
      'my dad paid my deposit for the flat and now he has an opinion on the curtains',
      'my parents paid for my school and remind me weekly',
      'i asked my grandfather for money and he said yes before i finished, i owe him so much',
    ],
    says: {
      told: "Owing or taking money in the family gets lighter the moment there's a plan on paper, even a tiny one. \"I owe you six thousand, I can pay fifty a month, starting on the first.\" Then pay it without being asked; that ends most of the remarks. If you can't pay anything now, say so before they wonder, with a date when you'll speak again. Needing help at thirty isn't a character flaw.",
      say: "\"I haven't forgotten what I owe you. I can manage this much a month, from the first. And I'd like us not to bring it up at dinner while I'm paying.\" If you need to ask: \"I need this much, for this, and I'd pay it back by then. It's fine if you say no.\" A figure and a date treat them as lenders, not as a cash machine.",
      should:
        "Asking is okay if it closes a gap and doesn't just push it on, and if you can name the sum and the way back. Ask the one who can afford it, privately. I wouldn't if every gift in your family comes with a leash; then a debt counselor, free in many countries, or a smaller life for a while may cost you less.",
    },
  },
  {
    id: 'siblings-partner',
    words: [
      /\b(?:(?:brothers?|sisters?|siblings?|twins?) (?:\w+ )?(?:girlfriend|boyfriend|gf|bf|wife|husband|partner|fiance?e|spouse)s?|(?:girlfriend|boyfriend|wife|husband|fiance?e) of my (?:brother|sister)|sisters?[- ]in[- ]?laws?|brothers?[- ]in[- ]?laws?|sil|bil|my (?:brother|sister) (?:\w+ ){1,5}(?:her|his|a) (?:new )?(?:girlfriend|boyfriend|wife|husband|fiance?e))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|affair with|slept with|cheat\w*|in love with my|my kids|crush|attracted)\b/u,
    tries: [
      'i cant stand my brothers girlfriend, she answers for him',
      'my sisters husband talks down to her and she says its fine',
      'since my brother got a wife we never see him alone',
      'my sister in law ignores me at every family dinner',
      'should i tell my sister that i dont trust her fiance',
      'i hate my brothers wife',
      'my sisters boyfriend never talks',
      'we used to talk every day and share a netflix and a sense of humour, and since my brother has a new girlfriend i get a thumbs up',
      'how do i get along with my sister in law, she competes with me about everything',
      'is it my place to say my sisters fiance is a loser',
      'my brother in law corrects everything i say at the table',
      'why does my sil copy my hair, my car and now my dog',
      'my twins husband makes jokes about her in front of us',
    ],
    says: {
      told: 'With a brother\'s or sister\'s partner, guard your line to your sibling first, because whoever attacks the partner usually loses the sibling. Ask for time alone with yours: "Breakfast, just us two, once a month?" With the partner, be friendly in small doses and ask for their help with something; it thaws more than talks do. If you see your sibling made small, don\'t accuse. Ask "Are you okay with being spoken to like that?" and stay reachable. If you fear for their safety, give them a helpline number.',
      should:
        'Say it once, gently, as something you saw, not as a verdict: "When I heard that joke about you, I winced. Are you okay with it?" Then leave it. People remember who asked, and come back to them. If you fear for their safety, say so clearly and give them a number to call; otherwise don\'t repeat it.',
      normal:
        "It's normal not to like them; you didn't choose them, and they changed your family. You don't have to be friends. Civil, short and predictable is enough. Ask yourself whether it's something they do, or mostly that you miss how it was. The second can be told to your sibling without any blame.",
      them: "I can't see into them, and from outside coldness, shyness and feeling unwelcome look exactly alike. The newcomer in a family is often more nervous than the family notices. Ask one small personal question next time and see what happens. If nothing ever comes back, you can stop trying and stay polite.",
    },
  },
  {
    id: 'sibling-does-better',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?)\b/u,
      /\b(?:jealous(?:y)?|envy|envious|envies|better than me|more successful|success(?:ful)?|richer|rich|earns more|everything (?:works|goes|is easy)|overshadow\w*|perfect (?:life|child|one)|shadow|still renting|second (?:flat|house|home)|ahead of me|has it all|doing (?:so )?(?:well|better)|earns (?:double|triple|twice))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|boyfriend|girlfriend|in[- ]law|pregnant|baby|surgery|hospital|operation|(?:jealous|envious) of me|envies me|my (?:kids|son|daughter|children)|favou?rite|golden child|treats?)\b/u,
    tries: [
      'my younger sister is more successful than me and i hate that im jealous',
      'brother bought his second flat and im still renting a room',
      'everything works out for my sister, job, man, house',
      'always in my brothers shadow at every family party',
      'is it normal to envy your own twin',
      'my brother earns triple',
      'jealous of my own sister',
      'we started with the same parents and the same school and the same ugly shoes, and now my sister is successful and i fold sweaters',
      'is it bad that i cant be happy for my brother, he has it all',
      'how do i stop feeling like the loser next to my twin, the perfect one',
      'my sisters success makes my stomach hurt at every dinner',
      'why does everything go right for my brother without trying, everything is easy for him',
      'i used to be the clever one and now my brother is ahead of me',
    ],
    says: {
      told: "Envying a sister or brother is one of the oldest feelings there is, and it doesn't cancel loving them. Let it tell you what you want: is it the house, the ease, or the way your parents look at them? Only the thing you'd truly want is worth going after. And say one honest line to them: \"I'm proud of you, and sometimes I'm jealous.\" You'd be surprised how often the answer is \"of you, too\".",
      normal:
        "Completely normal, and it's stronger with siblings because you started from the same kitchen. It isn't mean to feel it; mean would be acting on it. Keep in mind you see their results and your own whole day. Most people who have it all have a corner they don't show at family parties.",
      how: "Look at less of it for a while, mute the posts, not the person. Then choose one measure of your own for this year, something they aren't even playing. At gatherings, ask about their day and not their wins; envy shrinks when the other becomes a tired human. And tell one person outside the family the ugly version, out loud, once.",
    },
  },
  {
    id: 'sibling-lies',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?)\b/u,
      /\b(?:lie(?:s|d)|lying|liar|steal(?:s|ing)?|stole(?:n)?|manipulat\w+|two ?faced|fakes?|backstab\w*|behind my back|talks? (?:bad|badly|trash|shit|behind)|turn(?:s|ed|ing)? (?:\w+ ){1,3}against me)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|boyfriend|girlfriend|in[- ]law|lying (?:in|on|down)|drugs?|addict\w*|gambl\w*|drink\w*|alcohol\w*|my (?:kids|son|daughter)|inherit\w*|the will)\b/u,
    tries: [
      'my sister lies about everything and our parents believe her',
      'my brother stole money from mums purse and i saw it',
      'my sister talks badly about me behind my back to the whole family',
      'should i tell my parents that my brother is lying about university',
      'my sister is a liar',
      'my brother steals from our parents',
      'i told her in confidence about my illness and made her promise on the dog, and two days later my sister talked about it behind my back',
      'how do i prove that my brother is lying about the money from grandma',
      'is it snitching to tell mum that my sister stole her earrings',
      'my twin is two faced, sweet with mom and poison with me',
      'my brother manipulates our dad and i look like the bad one',
      'why does my sister turn my cousins against me',
    ],
    says: {
      told: 'With a sibling who lies, takes things or talks behind your back, stop trying to win the argument and start keeping to what you can check. Say it once to them alone: "I know what happened. I\'m not discussing it, and I won\'t cover for it." Keep money, secrets and keys to yourself. To the family, only facts you saw, no campaign. Truth tends to come out slowly, and calm people are believed longest.',
      should:
        "I'd speak to your sibling first and give a short time: \"Tell them yourself by Sunday, or I will.\" That's fair, and it isn't telling tales. If someone's being harmed or robbed, tell now. If it's a lie about their own life that hurts nobody else, I'd leave it with them.",
      why: "I can't know that from outside. People who lie in families often do it to look better in front of a parent, to avoid a scene, or because it's always worked. That's an explanation, not your task to repair. What you can change is the reward: don't argue, don't cover, don't lend. It gets dull without an audience.",
    },
  },
  {
    id: 'sibling-drinks',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?|cousins?|uncles?|aunts?)\b/u,
      /\b(?:drink(?:s|ing|er)?|drunk|alcohol(?:ic|ism)?|drugs?|addict(?:ed|ion)?|rehab|cocaine|coke|meth|heroin|gambl(?:e|es|ed|ing|er)|relaps(?:e|ed)|weed|pills|sober)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|overdos\w*|(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba) (?:drinks?|is drunk|is an alcoholic)|i drink|coffee|energy drinks?|im sober|my drinking|diet coke)\b/u,
    tries: [
      'my brother drinks every day and lost his license',
      'my sister is back in rehab for the third time',
      'my uncle gets drunk at every party and ruins it',
      'should i give my addicted brother money for food',
      'my sister is gambling away her salary',
      'my brother is an addict',
      'my sister drinks too much',
      'he was the funny one who could juggle anything and made our mother laugh, and now my brother takes pills and sleeps in his car',
      'should i let my sister stay with me after rehab',
      'is it my fault my brother relapsed, i said no to the money',
      'my cousin is on meth and keeps asking my grandmother for cash',
      'how do i talk to my uncle about his gambling, he lost the shop',
      'my brother hides vodka in a thermos, 29 and always drunk, everyone knows',
    ],
    says: {
      told: "You didn't cause a relative's drinking, using or gambling and you can't stop it, but you can stop making it easier: no cash, no cover stories, no rescue at two in the morning unless it's an emergency. Say it when they're sober: \"I love you. I won't give you money. I'll drive you to get help any day.\" Al-Anon and similar groups exist for you, the family, and they're free. Unconscious or not breathing well means an ambulance.",
      should:
        "No cash, I'd say; groceries, a paid phone bill or a meal at your table are safer ways to care. Do help at once with anything that leads to treatment: the call, the drive, the waiting room. A bed at yours is all right with rules and an end date agreed first. If you've given money until now, don't scold yourself. Announce the change when they're sober, and keep to it.",
      say: "\"I'm scared for you and I miss you. I'm not going to lend money or cover for you anymore. The day you want help, call me, and I'll come.\" Say it once when they're sober, without counting up the past. For parties: \"If you come drunk, I'll call you a taxi.\" Then do exactly that.",
      will: "It can get better, people do stop, often after several tries, and it depends mostly on them wanting it and having help when they do. A relapse isn't the end of that road. What you can do is stay reachable and not carry it. Your own life may be good in the meantime; that takes nothing from them.",
    },
  },
  {
    id: 'parent-drinks',
    words: [
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|step ?(?:dad|mom|mum|father|mother))\b/u,
      /\b(?:drink(?:s|ing|er)?|drunk|alcohol(?:ic|ism)?|drugs?|addict(?:ed|ion)?|rehab|gambl(?:e|es|ed|ing|er)|relaps(?:e|ed)|bottles?|hungover|sober)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|overdos\w*|sisters?|brothers?|siblings?|my sis|my bro|twins?|i drink|i was drunk|im drunk|coffee|my drinking|baby bottles?|my (?:son|daughter|kid)s?|baby|water|found (?:my )?(?:weed|vape|alcohol)|cousins?|uncles?)\b/u,
    tries: [
      'my dad drinks every night and mom pretends its normal',
      'my mother is an alcoholic and im scared to go home for the weekend',
      'found bottles hidden in my fathers garage',
      'my dad gambled our savings and begs me not to tell anyone',
      'should i confront my mom about her drinking',
      'my mum is drunk again',
      'dad gambles. im scared',
      'i am the one who counts the bottles and lies to the school about why im late, because my mother drinks',
      'how do i get my father into rehab, he says hes fine',
      'is it ok to leave my drunk dad alone on his birthday',
      'my stepdad drinks and shouts and my mum says hes tired',
      'my mother relapsed after six years sober and i feel twelve again',
      'my dad is sober since january and i dont trust it yet',
    ],
    says: {
      told: "A parent's drinking or gambling isn't yours to cause, control or cure, even if the house runs as if it were. Tell one person outside, today if you can: a friend's parent, a school counselor, a helpline for families like Al-Anon or Alateen. They're free. Speak to your parent only when they're sober: \"I love you and I'm scared by how much you drink.\" If you're ever unsafe at home, leave first and call for help.",
      should:
        "I'd say it once, in the morning, when they're sober, without names like alcoholic: \"I saw the bottles. I'm worried, and I won't pretend I'm not.\" Expect denial; it still lands. Don't do it in the evening or alone if you're afraid of the reaction. You don't have to make them stop, only stop keeping it secret.",
      normal:
        "Drinking in secret, every night, or until others are afraid isn't something you have to call normal, even if the family does, and it's okay to stay away when they're drunk. And your mixture of love, shame and anger is normal for everyone who's grown up with it. Talking about it isn't betrayal. It's the first thing that usually helps, whatever the parent does.",
      will: "It can, many people do stop, and it depends on their own wish and on real help, a doctor, a group, not on how good you are. You can't earn it. What can get better regardless is your side: someone to talk to, a place to sleep when it's bad, and rules such as not getting in the car.",
    },
  },
  {
    id: 'sibling-not-speaking',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?)\b/u,
      /\b(?:(?:not|stopped|doesnt|dont|wont|havent|hasnt|never|no longer|arent|isnt|quit) (?:\w+ )?(?:speak(?:ing|s)?|spoken|talk(?:ing|s|ed)?|answer(?:ing|s|ed)?|reply(?:ing)?|call(?:ing|s|ed)?|contact)|no contact|cut (?:me|us|him|her) off|blocked|ignor(?:e|es|ed|ing)|estranged|silent|silence|fell out|falling out|ghost(?:ed|ing)|reconcil\w+|make up with|grown apart|drifted|distant)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|boyfriend|girlfriend|in[- ]law|diwali|rakhi|eid|godfather|godmother|little (?:brother|sister) (?:is|has) (?:autis\w+|3|2)|speech|my (?:kids|son|daughter)|not talking about|(?:brothers?|sisters?) (?:wife|husband))\b/u,
    tries: [
      'my sister hasnt spoken to me since the wedding three years ago',
      'me and my brother dont talk anymore and i dont even know why',
      'my brother blocked me after a fight about mom',
      'should i write to my sister after five years of silence',
      'my siblings arent speaking to each other and im in the middle',
      'my brother ignores me',
      'not speaking to my sister since easter',
      'we shared a bunk bed and a secret language and chickenpox, and now my sister hasnt spoken to me for four years over a sofa',
      'how do i reconcile with my brother, i was the one who was wrong',
      'is it worth calling my sister when she blocked me everywhere',
      'my brothers dont talk to each other and mum cries',
      'my twin and i have drifted apart since she moved to leeds',
      'should i invite my estranged sister to my 50th',
    ],
    says: {
      told: "A silence between siblings is often broken by something very small: a photo, a birthday line, \"saw this and thought of you\", with no question in it. Don't reopen the quarrel in the first message. If you know what hurt them, one sentence about your part. If you're between two who aren't speaking: \"I love you both and I don't carry messages.\" If it's you who needs the distance, you may keep it.",
      should:
        "I'd write, if you miss them and can bear no answer. Short, warm, without the old case: \"I've been thinking of you. I'd be glad to hear how you are. No need to answer.\" If you're blocked, one card by mail, and then leave it with them. Don't write if the silence is protecting you from something. And don't wait for a funeral; that's where too many siblings meet again.",
      say: "\"I miss you. I don't want to argue about who was right. I'm sorry for my part in it. If you'd like a coffee sometime, I'd come.\" Leave it there, no deadline, no explanation. If nothing comes, send a birthday line once a year. That's a door left ajar and nobody's dignity lost.",
      them: "I can't see into {who|that person}, and nobody can from outside. Silence may be anger, shame, or simply not knowing how to begin, and all three look the same on a phone. A message with no demand in it is the only way to find out. If it stays unanswered, that's their choice, not proof of your fault.",
    },
  },
  {
    id: 'favourite-child',
    words: [
      /\b(?:favou?rites?|favou?ritism|golden child|prefers?|preferred|love(?:s|d)? (?:\w+ ){0,3}more|spoil(?:s|ed|t)? (?:my|him|her)|treat(?:s|ed)? (?:\w+ ){1,4}(?:different(?:ly)?|better)|scapegoat|black sheep|unfair(?:ly)?|gets? (?:away with )?everything|can do no wrong|(?:always|never) (?:side|sides|take|takes) (?:with )?(?:my|her|his))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|family|favou?ritism|golden child|black sheep|child)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|favou?rite (?:food|color|colour|song|movie|film|dish|show|place|thing|aunt|uncle|cousin|band|team)|inherit\w*|the will|my (?:kids|children|son|daughter)|boyfriend|girlfriend|mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|wedding)\b/u,
    tries: [
      'my brother is the favorite and everyone pretends its not true',
      'mom loves my sister more, she paid for her car and mine is 15 years old',
      'im the black sheep of the family because i left the church',
      'why do my parents treat my brother better than me',
      'is it petty to be hurt by favoritism at 40',
      'my sister is moms favorite',
      'black sheep again, family dinner',
      'my brother comes late and wrecks her car and she still cuts him the biggest piece, my mother loves him more',
      'why do parents spoil my little brother and i had to work at 14',
      'is it in my head or does grandma prefer the boys',
      'how do i stop caring that im not dads favourite, im 51',
      'my twin is the golden child and i am the driver',
      'my parents took my brothers side again, they always take his side, he can do no wrong',
    ],
    says: {
      told: "If your family has a favorite, or a black sheep, you may well be seeing right, and you don't need a confession to stop competing. Don't argue about love, name one concrete thing: \"You drive to his games and not to mine. I'd like you to come on Saturday.\" Spend your effort on those who light up when you come in. And keep your sibling out of it; the favorite didn't hire themselves, and it isn't easy there either.",
      normal:
        "It isn't petty, at any age. Who was seen and who wasn't in the first house goes on mattering. Many parents do favor one, often because that child is easier for them, more like them, or needier. It says something about the fit, nothing about your worth. You may be sad about it without having to prove it.",
      why: 'Nobody can tell you from outside. Often it\'s fit: one child resembles them, is near, is easy, or needs more rescuing, and the independent one is thought to be fine. Sometimes they don\'t notice at all. You could ask about the pattern with one example, not ten: "Did you notice that you always call her first?"',
      say: '"I don\'t want to talk about who you love more. I want to tell you about one thing. When you paid for her and not for me, I felt I didn\'t count. Did you see it that way?" Only one example, without your sibling in the room. If they deny it, "that\'s how it felt" is a complete answer.',
    },
  },
  {
    id: 'eldest-daughter',
    words: [
      /\b(?:(?:eldest|oldest|first ?born) (?:daughter|child|son|sibling|sister|brother|one|kid|girl|boy)|(?:im|i am|being|as) (?:the )?(?:eldest|oldest|firstborn|middle child|youngest)|middle child|parentified|third parent|raised my (?:siblings|brothers?|sisters?))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:eldest|oldest|youngest|only) (?:daughter|son|child|kid)|school|son is|daughter is)\b/u,
    tries: [
      'im the eldest daughter and everyone calls me when something breaks',
      'being the oldest i raised my siblings and now i dont want kids',
      'middle child and nobody remembers my birthday',
      'is eldest daughter syndrome real',
      'eldest daughter, tired of everything',
      'youngest of five, im the youngest, nobody listens',
      'i changed nappies at nine and signed papers at thirteen and now they call me about the boiler, because im the oldest',
      'how do i stop being the third parent to my brothers',
      'is it normal to feel invisible as a middle child at 40',
      'as the eldest son in a nigerian house everything lands on me',
      'why does being the oldest feel like a job nobody pays',
      'my little sister says i mother her, well im the eldest, somebody had to',
    ],
    says: {
      told: "Your place among the siblings gave you a job before anyone asked, and as an adult you may hand parts of it back. Eldest: let one thing fail this month that isn't yours, and don't announce it. Middle: say what you want out loud, they really don't guess. Youngest: take a task before they decide you can't. \"I can't do that one, who can?\" is a full sentence in every family.",
      normal:
        "Very normal. So many people in the same place among siblings tell the same story that it's become a joke, though it's no diagnosis. Someone was needed, and you were the right height. Being tired of it isn't ungrateful. You can keep the skill it gave you and give back the duty.",
      how: "Start with the smallest task that only lands on you out of habit: the gift, the booking, the reminder. Don't do it, and don't rescue it. When they ask: \"I thought someone else might this time.\" It'll feel rude for about three weeks. Then the family starts to find out that it has other hands.",
    },
  },
  {
    id: 'only-child-family',
    words: [/\b(?:only child(?:ren)?|no siblings)\b/u],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my only child)\b/u,
    tries: [
      'only child here, both parents getting sick and nobody to share it with',
      'only child and my parents want me home every weekend',
      'i am an only child and scared of being alone one day',
      'people say only children are selfish and im sick of it',
      'as an only child how do i handle two old parents',
      'only child, two sick parents',
      'being an only child sucks sometimes',
      'everybody in that waiting room had someone to hold and i signed every paper by myself, because im an only child',
      'is it lonely to grow up as an only child or is it just me',
      'my mother calls me her everything, only child problems',
      'how do only children cope with a mum and dad in two countries',
      'should i move back to korea, im the only child and they are 80',
      'i loved being an only child and people never believe me',
    ],
    says: {
      told: 'Being an only child means all the love and all the worry come to one address, so build your own brothers and sisters on purpose. Two or three people, a cousin, an old friend, a neighbor of your parents, who know the situation and would pick up at night. With your parents, one early talk about papers, money and care. And you may live far away, or say no to a weekend.',
      normal:
        "It's normal to feel the weight, and normal to have loved the quiet too. The idea that only children are spoiled or lonely doesn't hold up well; they turn out much like others. What's different is that there's nobody to split the phone calls with. So split them with people you choose.",
      how: "Share it before it's urgent. A folder with doctors, papers and wishes; a neighbor with a key; a cousin or friend who knows what's going on; a senior advice office for what's available near them. Then fix what you give, say Sundays and one weekday call. It's easier to carry alone when it has edges.",
    },
  },
  {
    id: 'mil-criticises-home',
    words: [
      /\b(?:mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?))\b/u,
      /\b(?:curtains?|re ?wash(?:es|ed|ing)?|clean(?:s|ed|ing|er)?|dust(?:y|ing)?|shelves|dirty|mess(?:y)?|tid(?:y|ied|ies)|kitchen|rearrang(?:e|es|ed|ing)|house|home|decor(?:ate|ated|ating|ation)?|housework|laundry|fridge|cupboards?|garden|iron(?:s|ed|ing)?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|key|keys|unannounced|mov(?:e|es|ed|ing) in|liv(?:e|es|ing) with|nursing home|cook\w*|recipe|baby|kids|sell\w*|sold|come home|bring (?:him|her) home|visits?|grandkids|clutter\w*|hoard\w*|guest|wedding|came home)\b/u,
    tries: [
      'my mother in law changed my curtains while we were at work',
      'mil runs her finger over the shelves and says its dusty',
      'his mother rearranged my whole kitchen again',
      'what do i say when my mother in law criticises my cleaning',
      'mil says my house is messy',
      'his mom rewashes my dishes, cleans everything',
      'i came back from hospital with a new hip and three days of peace in mind, and my mother in law had reorganised all my cupboards',
      'is it rude to tell my mother in law to stop ironing my underwear',
      'how do i react when my husbands mom brings her own cleaning spray',
      'my mil bought us new curtains and they are brown',
      'why does his mother inspect my fridge like a detective',
      'my mother in law looks at the garden and sighs',
    ],
    says: {
      told: 'Your house, your curtains, and the person who says so should be the one whose mother it is. Agree with your partner on one sentence and let them say it: "Mom, please leave our things where they are." You stay friendly and put the things back without comment. When she wants to be useful, give her a job you don\'t mind: the balcony plants, a seam, a pie. Most meddling is energy without an errand.',
      say: 'With a smile: "I\'m glad you feel at home here. I like it the way it was, so I\'ll put it back." About dust: "There\'s a cloth under the sink, if it bothers you." Light, once, no defense. If it goes on, your partner takes over: "Mom, this is our home, and it hurts when you do that."',
      normal:
        "You're not being petty; a home is the one place where nobody should mark you. It may be a habit from her own years of running a house, and it's still yours to run. What matters most is whether your partner sees it. Ask for that calmly on a quiet day, before the next visit and not during it.",
      them: "Nobody can look into her. From outside, meddling mothers-in-law are often women who ran everything for thirty years and don't know what their place is now. That's no excuse, and it hints at what helps: a real task, and a question only she can answer. If she goes on after being asked plainly, the visits can get shorter.",
    },
  },
  {
    id: 'mil-cooking',
    words: [
      /\b(?:mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|in[- ]?laws?|mil|sil|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?) (?:parents?|family|moms?|mums?|mothers?|dads?|fathers?))\b/u,
      /\b(?:cook(?:s|ed|ing)?|food|recipes?|salt(?:y)?|soup|dinner|lunch|meal|meals|eat(?:s|ing)?|kitchen|feed(?:s|ing)?|dish|dishes)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|baby|kids|toddler|son|daughter|mov(?:e|es|ed|ing) in|liv(?:e|es|ing) with|meet(?:ing)?|met|christmas|thanksgiving|rearrang\w*|re ?wash\w*|key|phones?|dirty|clean\w*|eid|ignor\w*)\b/u,
    tries: [
      'my mother in law says my cooking is too salty in front of guests',
      'mil brings her own food to my dinner every time',
      'his mom tells him to eat at hers because i dont cook right',
      'how do i tell my mother in law that i dont like her food',
      'mil hates my cooking',
      'his mum brings food. every sunday',
      'i spent the whole day on a lamb with prunes from my grandmothers village, and my mother in law asked for plain rice and did not eat',
      'how do i get my mother in laws recipe, she always leaves out one thing',
      'is it normal that my husbands mother cooks for him every week, hes 40',
      'my in laws say vegetarian food is for the sick',
      'should i tell my mil im allergic again, she puts nuts in every dish',
      'my mother in law taught me her soup and cried when it tasted right',
    ],
    says: {
      told: "Food is how many mothers hold on to a place in their child's life, so don't compete with your mother-in-law at her own dish. Ask her to teach you one recipe, and cook everything else your way. When the salt gets reviewed: \"It's how we like it here.\" Your partner helps most by praising yours out loud. And you don't have to love her food: \"I'm full, thank you\" is enough. An allergy isn't taste: say it again, with your partner beside you, and don't eat what you can't check.",
      say: 'At the table: "That\'s how I make it. Yours is yours, and we love that one too." If she brings her own pot: "Lovely, let\'s put both on the table." To your partner, later: "Next time please be the first to say it tastes good." Keep it short; a long defense turns dinner into a trial.',
      normal:
        "It's normal to be stung, because it's never only about salt; it's about who looks after this person now. You're not oversensitive. And it's one of the most common quarrels in the world, which should comfort you a little. The lever is your partner's voice at the table, so ask for that.",
    },
  },
  {
    id: 'mil-key-unannounced',
    words: [
      /\b(?:mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|in[- ]?laws?|mil|sil|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?) (?:parents?|family|moms?|mums?|mothers?|dads?|fathers?)|moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba)\b/u,
      /\b(?:keys?|unannounced|uninvited|show(?:s|ed|ing)? up|drop(?:s|ped|ping)? (?:in|by)|turn(?:s|ed|ing)? up|let(?:s)? (?:herself|himself|themselves) in|without (?:calling|warning|notice)|comes over|walks? (?:right )?in)\b/u,
      /\b(?:our|my (?:house|place|apartment|flat|home|door)|us|me|key|keys|uninvited|unannounced|drops? (?:in|by)|shows? up|comes over)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|car keys?|absent|left when|years ago|messaged|wedding|driv\w+|knock\w*|low key|lowkey|key to|drunk|chat|biodata|shaadi|rishta)\b/u,
    tries: [
      'my mother in law has a key and lets herself in while im in the shower',
      'my parents show up unannounced every sunday at our place',
      'mil drops by without calling and stays for dinner',
      'should i ask my boyfriends mom to give the key back',
      'mil walked in on us. key',
      'my parents show up uninvited',
      'we were in our pyjamas at noon on the only free saturday of the month, and the door opens and its my mother in law with her key',
      'how do i get our keys back from his mom without a fight',
      'is it normal that my dad comes over without calling, i have my own flat, my door my rules',
      'my mother drops by at our house daily since she retired',
      'should we change the lock, my in laws have their own key and we come home to folded socks',
      'my husbands family turns up for dinner unannounced, six people',
    ],
    says: {
      told: 'A visit starts with a call and a key is for emergencies, and you can say so without a war: "We love having you. Please ring first and wait for a yes." The child of that parent says it. Then hold to it: when someone comes unannounced, you\'re allowed to be on your way out. Offer a fixed day too, "Thursdays are yours"; people who know when they\'re welcome seldom test the lock.',
      should:
        "I'd first ask for a call before each visit, and ask for the key back only if that's ignored twice. A lock can also simply be changed, and mentioned casually. Let the one whose parent it is do the talking. If that person won't, that's the conversation to have first, between the two of you.",
      say: '"We love seeing you, and we need to know before. Could you text us and wait for a yes?" At the door, the next time: "Oh, it\'s a bad moment today, come on Thursday." Friendly and really not opening further than that. It feels harsh once, and then it\'s a rule like any other.',
    },
  },
  {
    id: 'mil-advice-children',
    words: [
      /\b(?:mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|in[- ]?laws?|mil|sil|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?) (?:parents?|family|moms?|mums?|mothers?|dads?|fathers?)|moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao])\b/u,
      /\b(?:my (?:baby|kids?|son|daughter|children|toddler|newborn|parenting|pregnancy|twins)|our (?:baby|kids?|son|daughter|children|toddler)|the (?:baby|kids|children|grandkids|grandchildren)|breastfe\w+|grandkids|grandchildren)\b/u,
      /\b(?:advice|tells? me how|criti(?:c|que)\w*|undermin\w*|spoil(?:s|ed|ing)?|sweets|candy|sugar|chocolate|knows? better|in my day|interfer\w*|wrong|rules?|boundar\w*|screen|tablet|ignores|overstep\w*|judg\w+|feeds?|kiss(?:es|ing)?|opinions?|comments?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|weight|inherit\w*|dating|favou?rit\w*)\b/u,
    tries: [
      'my mother in law says im holding my baby wrong and in her day they slept on the belly',
      'grandma gives my kids candy before dinner and laughs when i say no',
      'my mom criticizes my parenting in front of the children',
      'his parents ignore our rules about screen time for our son',
      'how do i stop my mother undermining me with my daughter',
      'mil spoils my kids with candy',
      'mum criticises my parenting. always',
      'i have read the books and asked the doctor and slept four hours, and my mother in law still knows better about my baby',
      'is it ok that grandpa lets my son watch the tablet for hours against our rules',
      'how do i tell my mom to stop kissing the baby on the mouth',
      'my mother in law gave my newborn sugar water, in her day everyone did',
      'his mother has opinions about my daughter, her hair, her shoes, her sleep',
      'why does my dad undermine me in front of the kids when i say no sweets',
    ],
    says: {
      told: "Sort grandparents' advice into two boxes: safety and taste. On safety there's no bargaining: babies sleep on their backs, newborns get milk and nothing else unless a doctor says so, nobody kisses them on the mouth. \"The doctor told us so, and that's how we do it.\" On taste, an extra cookie, odd clothes, let a good deal go; children know that grandma's house has other rules. If you're contradicted in front of the kids: \"Let's talk about that in the kitchen.\"",
      say: '"I know you raised children and did well. With this one, we decide, and I need you to back me up in front of them." For safety: "The pediatrician says so" ends it without either of you losing. To your partner: "Your mother hears it better from you." Thank her for one thing that she does do well, and mean it.',
      normal:
        "You're not overreacting; being corrected as a parent hits the spot where everyone is unsure. And it's one of the most usual frictions between generations, since advice has changed a lot in thirty years. You don't have to prove them wrong. It's enough that the child is yours, and that you say so calmly each time.",
      should:
        "I'd put my foot down where it's about safety or where you're made small in front of your child, and let the rest pass as grandparent privilege. Too many rules and none gets kept; three clear ones usually do. If those three are ignored after two warnings, visits with you present are a fair answer.",
    },
  },
  {
    id: 'mother-in-law-family',
    words: [
      /\b(?:mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his) (?:own )?(?:moms?|mums?|mothers?))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|cancer|tumou?r|chemo|stroke|hospice|terminal|\d+ mil|my (?:son|daughter|friend|ex|boss|neighbou?r|student|cousin|brother|nephew|stepson)s?|my (?:dad|father|grandpa)|mothers day|birth mother|adopt\w*|weight|dementia|alzheimers?)\b/u,
    tries: [
      'i dont get along with my mother in law at all',
      'my mil hates me and smiles when my husband is looking',
      'mother in law cries to my husband whenever we make plans',
      'how do i survive a week with his mother',
      'my mother in law is lovely and i still feel judged',
      'mil drama again',
      'my husbands mother ignores me',
      'i brought flowers and learned her favourite song and laughed at her jokes for nine years, and my mother in law still calls me that girl',
      'why does my mother in law act nice only when others are there',
      'is it normal to be afraid of his mother, im a grown woman with a mortgage',
      'my boyfriends mom cried at our engagement and not from joy',
      'how do i get closer to my mother in law, she is shy like me',
      'my mil wants us closer, daily lunches, i need air',
    ],
    says: {
      told: "With a mother-in-law, the most useful person is the one who's her child: they speak to her about limits, and you get to be merely pleasant. Agree on the two or three things that matter to you and let the rest pass. Short, friendly, regular visits work better than long rare ones. Ask her one real question each time, about her own life. It's hard to go on being a judge while telling a story.",
      normal:
        "It's normal, it may be the most common strain there is in a marriage, and it doesn't make either of you a bad woman or man. You were put together by someone you both love, with different ideas of how to do that. You don't need closeness. Civil and predictable is a good result, and it often warms later.",
      them: "Nobody can see into her, so judge by what she does. From outside, coldness is often fear of losing her child, or just not knowing what her place is now. Ask something only she can answer, and watch what happens over three visits. If she's unkind only when you're alone, tell your partner calmly, with examples.",
      say: 'To your partner: "I\'m not asking you to choose. I\'m asking you to say one sentence to your mother when she does that." To her: "I\'d like us to get along, because we love the same person. If I do something that bothers you, tell me directly." Said on a calm day, and not right after a fight.',
    },
  },
  {
    id: 'mamas-boy-family',
    words: [
      /\b(?:mamas boy|mommas boy|mummys boy|mommys boy|mothers boy|(?:husband|boyfriend|bf|fiance|partner|he|wife|girlfriend) (?:\w+ )?(?:always |never )?(?:takes?|sides?|stands?|defends?|chooses?|chose|listens?|tells?|picks?|puts?) (?:\w+ ){0,4}(?:moms?|mums?|mothers?|mommy|familys?|parents)|listened to (?:his|her) (?:mother|mom|mum)|never defends me)\b/u,
      /\b(?:boy|husband|hubby|boyfriend|bf|fiance|partner|he|wife|girlfriend|gf|she)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|dont (?:know|tell)|doesnt tell|tell my)\b/u,
    tries: [
      'my husband is a mamas boy and asks her before we buy anything',
      'he always takes his mothers side even when she insults me',
      'boyfriend tells his mom everything about our fights',
      'my wife chooses her parents over me every holiday',
      'my boyfriend is a mamas boy',
      'he always takes his mums side',
      'we looked at eleven flats and i loved the one with the tree, and then my husband listened to his mother and we took the one beside hers',
      'is it a red flag that my fiance tells his mom about our sex life',
      'my wife puts her parents first in everything, she calls before we buy a lamp',
      'how do i make him see it, he never defends me in front of his family',
      'will a mummys boy ever change, hes 37 and she cuts his hair',
      'my girlfriend always sides with her mother and i feel like the lodger',
    ],
    says: {
      told: 'With a partner who puts their mother or family first, the knot is less the mother than the order: which two people decide, and who hears about it afterward. Pick one concrete rule together and no label: "Before you talk to your mother about money, or our fights, you talk to me." Don\'t make them choose who to love; ask who decides. Whoever can tell a parent "we\'ve decided" has done the job.',
      say: "\"I like that you're close to your family. I need us to be the ones who decide about us. The next time it's money, plans or a fight, can we talk first, and then you tell them we've decided?\" Don't say \"mama's boy\", because then the talk is about that word for the rest of the evening.",
      will: 'It can, if your partner sees it as a problem of their own and not only as your complaint. Look at small things: one "I\'ll ask at home first" to the parent is progress. If nothing changes after some months of plain asking, a few hours with a couples counselor often help. Before moving in or marrying, wait for that first sign.',
      normal:
        "Being close to a parent is normal; being outvoted in your own relationship isn't something you have to get used to. You're not jealous of a mother for wanting a say in your own life. Watch for the difference: do they ask the parent for advice, or for permission? And what happens in your bedroom is nobody's news unless you both agree.",
    },
  },
  {
    id: 'living-with-in-laws-family',
    words: [
      /\b(?:(?:live|lives|living|lived|stay|staying|stuck|moved in|moving in|move in|house|home|roof) (?:\w+ ){0,3}(?:with|as|of|to|at) (?:\w+ ){0,2}(?:in[- ]?laws?|mil|(?:his|her|husbands|wifes|boyfriends|girlfriends|partners|fiances) (?:parents|family|mom|mum|mother|folks))|joint family)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice)\b/u,
    tries: [
      'living with my in laws since the wedding and i cannot breathe',
      'we moved in with his parents to save for a house, 2 years now',
      'i live in a joint family and have no say in the kitchen',
      'should we move in with my boyfriends parents',
      'stuck with my in laws',
      'we live at his parents house',
      'i get up at five to have the kitchen for myself for twenty minutes because im living in a joint family of eleven',
      'is it ok to want out after three months of living with my in laws',
      'how do we have any privacy, we live with my wifes parents and the walls are paper',
      'we are staying with my wifes parents since the fire and nobody talks',
      'they enter without a word, we live in the house of his family in cairo',
      'were living with his parents and two aunts in one flat in athens',
    ],
    says: {
      told: "Under one roof with in-laws, you need one door that closes and one thing that's wholly yours, a shelf, a meal, an evening. Ask for those first. Let your partner carry complaints to their own parents. And put a date on it, even if it's far: \"We're here until we have this much saved.\" A stay with an end is bearable; if it's forever, the two of you need regular hours away.",
      should:
        'Only with three things settled before: how long, who pays what, and which room is yours with a lock. And if your partner can say no to their parents; test that on something small first. It can save a lot of money and bring good help. If you already come home tense from weekend visits, a tiny flat of your own is cheaper in the end.',
      normal:
        "It's normal to feel like a guest, a child or a maid there, even with kind people. It's their house and their habits, and you can't leave the table like at home. Wanting your own kitchen isn't disrespect. In many cultures it's expected to live together, and just as usual to find it hard.",
      say: 'To your partner: "I need one evening a week out of this house with you, and I need a date." To them: "I\'m grateful that we can be here. I\'d like to cook on Tuesdays and Fridays, and have our room as ours." Give and ask in one breath. It\'s easier to grant than a complaint.',
    },
  },
  {
    id: 'grandparents-babysitting',
    words: [
      /\b(?:babysit(?:s|ting|ter)?|childcare|child care|watch(?:es|ing)? (?:my|the|our|her|his|their) (?:kids?|baby|son|daughter|children|grandkids)|look(?:s|ing)? after (?:my|the|our|her|his) (?:kids?|baby|son|daughter|children|niece|nephew|grandkids)|nephews?|nieces?|grandkids|involved grand\w+|see(?:s|ing)? (?:her|his|their) grand\w+)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|in[- ]?laws?|mil|family)\b/u,
      /\b(?:babysit\w*|childcare|watch\w*|look\w* after|free|refus\w+|never (?:helps?|visits?|sees?|comes?|asks?)|doesnt (?:help|visit|want|care)|dont (?:help|visit|want|care)|interest(?:ed)?|expects?|always ask(?:s|ing)?|pay|dumps?|prefers?|other grand\w+|involved)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|weight|candy|sugar|screen|pregnan\w+|christmas|wasnt|not invited|didnt invite|own nieces)\b/u,
    tries: [
      'my parents refuse to babysit but they watch my sisters kids every week',
      'my sister expects me to babysit my nephews for free every weekend',
      'mom never asks to see her grandkids and it hurts',
      'my mother in law wants to look after the baby but im not comfortable',
      'should i pay my mum for childcare',
      'my mum wont babysit, doesnt want to',
      'free babysitter for my sister',
      'i work nights and sleep when i can, and because i have no children my brother dumps my nephews on me every weekend',
      'is it rude to pay grandma for watching the kids or rude not to',
      'how do i say no to my sister, she expects me to look after her twins, babysit i mean',
      'my parents prefer the other grandkids, the blond ones',
      'my mother in law is 74 and wants to babysit all five, too much',
      'my dad watches our son every friday for free and i want to thank him',
    ],
    says: {
      told: "Childcare in the family stays friendly when it's asked for like a favor and answered like one: a day, an hour, a real right to say no. If you're the one asking, be concrete: \"Could you take them Fridays two to six until June?\" If you're the one expected to, offer what you'd do gladly and nothing more. If someone shows little interest, invite them to one easy thing; some people only manage bigger kids.",
      should:
        "If you'd do it gladly, yes, with fixed hours; if you're already resentful, cut it down before it shows. Paying a grandparent or sister is fair when it's regular, or at least cover food, fuel and now and then a break. And you don't have to leave your child with anyone you're not comfortable with, however much they want it.",
      say: '"I love the kids, and I can do every second Saturday. More than that I can\'t." Or, asking: "I\'d be so grateful for Fridays. Please say no if it\'s too much, I\'ll find something else." Or, hurt: "I notice you have hers every week. I\'d love mine to have one afternoon with you too."',
      normal:
        "It's normal to be disappointed when grandparents aren't the ones you pictured, and normal for an aunt or a grandmother not to want a second round. Nobody owes childcare, and wishing for it isn't greedy. Uneven treatment among grandchildren hurts most; name that once, kindly, with an example, because they may truly not have counted.",
    },
  },
  {
    id: 'family-secret',
    words: [
      /\b(?:family secrets?|secret (?:family|child|son|daughter|life|marriage|brother|sister)|second family(?! (?:group|chat|whatsapp))|(?:found|find|finding) out (?:that )?(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao])|(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba) (?:\w+ )?(?:affair|cheat(?:s|ed|ing)|is not my (?:real |biological )?(?:dad|father|mom|mum|mother)|isnt my (?:real |biological )?(?:dad|father|mom|mum|mother)|love child|was married before|was in prison)|not my (?:real|biological|bio) (?:dad|father|mom|mum|mother)|(?:mother|mom|mum|dad|father) had an affair)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|dna|23andme|ancestry|sick|diagnos\w+|dating|tattoo|adopted|boyfriend)\b/u,
    tries: [
      'found out my dad has a second family in another town',
      'i saw messages on my dads phone, my dad is cheating and mom doesnt know',
      'grandma told me a family secret and made me swear',
      'my mother told me at 30 that he is not my real father',
      'my dad has a secret child',
      'found out my mum cheated',
      'i was looking for a stamp in the old biscuit tin and found letters, and it seems my mother had an affair',
      'should i tell my mom that dad has a second family',
      'how do i live with a family secret my grandmother told me and nobody else',
      'my parents lied for 30 years, my father was in prison',
      'is it my duty to tell my brother, our dad is not my real father',
      'found out that my grandfather was a bad man in the war',
    ],
    says: {
      told: "A secret you've come across in the family isn't yours to carry alone, and it isn't yours to explode tonight either. First tell one person outside who can keep it. Then go to the one it belongs to: \"I know. I won't lie for you, and I'd like you to tell them yourself.\" Give it a time. If it's about who you are, you have a right to your questions, in whatever order they come.",
      should:
        "I'd go to the person whose secret it is first, and give them the chance to tell it. I wouldn't tell the others behind their back, unless someone's health, money or safety is at stake. You don't have to lie either: \"Ask Dad about that\" is honest enough. If you swore to keep something that's crushing you, you may go back and say so.",
      say: "\"I found out. I'm not here to judge the whole story, I need to hear it from you.\" And if it concerns someone else: \"I don't want to be the one who tells. I'm also not going to lie. I'd like you to do it before the month is over.\" Then let there be silence. They've had years of practice in it.",
      normal:
        "It's normal to feel that the floor moved, to be furious with the wrong person, to reread your whole childhood. What was warm then was warm. Secrets in families are mostly kept out of shame, seldom out of contempt for the children. Take your time before you decide what it changes.",
    },
  },
  {
    id: 'half-sibling',
    words: [
      /\b(?:half[- ]?(?:sister|brother|sibling|bro|sis)s?|secret (?:sister|brother|sibling)|(?:sister|brother|siblings?) i (?:never|didnt) (?:knew|know|met)|unknown (?:sister|brother|sibling)|long lost (?:sister|brother|sibling))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|step|dna|23 ?and ?me|ancestry)\b/u,
    tries: [
      'a woman messaged me that she is my half sister',
      'just found out i have a half brother in brazil and dad never said a word',
      'my half siblings got a dad and i got birthday cards',
      'should i contact the half sister i never met',
      'i have a half sister!!',
      'half brother wants to meet',
      'my mother is old and doesnt want to talk about the seventies and i dont want to push her, but a man from chile says hes my half brother',
      'is it weird that i feel nothing for my half siblings',
      'how do i tell my kids they have an aunt, my half sister found me on facebook',
      'my dad sees my half brother every day, i get two weekends',
      'met my long lost brother at the airport and he has my ears',
      'should i include my half siblings in my wedding, we met twice',
    ],
    says: {
      told: 'A half-sibling is someone who shares a piece of your story through no doing of their own, so you can meet with curiosity and no obligation. Start in writing, few facts, a photo, one question: "What would you like to know?" Go slowly about the parent you share; you may have had two quite different people. If you grew up alongside each other and it was unequal, be angry at who divided it, not at them.',
      should:
        "I'd lean to one friendly message if you're curious, because silence leaves you wondering for years. Keep it light: who you are, how you found out, that there's no pressure. Tell the parent concerned beforehand if you can, so nobody learns it from a cousin. Wait if you're still in the middle of being angry about it.",
      say: "\"Hi, this may come as a surprise. I think we share a parent. I'm not looking for anything, I'd just like to say hello and hear how you are. Take all the time you need.\" Add one photo and your first name. Then don't check every hour; people often take weeks to answer this one.",
      normal:
        "It's normal to feel joy, betrayal, plain oddness, or nothing at all. The picture of your family has changed size, and nobody can tell you how fast to get used to it. You don't have to call anyone sister or brother. It can begin as two strangers with the same eyebrows.",
    },
  },
  {
    id: 'dna-test',
    words: [/\b(?:dna|23 ?and ?me|ancestry(?: ?dna)?|my ?heritage|genetic test|paternity)\b/u],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|crime|police|my (?:baby|ex|child|kid|son|daughter)|child support|pregnan\w+|dog|cat|cheat\w+ on (?:me|him))\b/u,
    tries: [
      'did a dna test for fun and my dad is not my dad',
      '23andme shows a first cousin nobody knows',
      'my ancestry results dont match what grandma always told us',
      'should i take a dna test if im scared what it shows',
      'how do i tell my brother the dna says we are only half siblings',
      'dna says dad isnt dad',
      'took 23andme, big surprise',
      'my sister bought us the kits in a sale and we all spat and laughed, and then the dna test said we dont share a father',
      'is it fair to ask my mother about the ancestry result, shes 84',
      'a stranger wrote that were first cousins on myheritage',
      'do i tell my father about the dna, he raised me and loves me',
      'im 12 percent nigerian says the test, dna i mean, nobody in the family knows why',
      'how accurate is a paternity test from the internet, its about my grandfather',
    ],
    says: {
      told: 'A DNA result tells you about biology and nothing about who sat by your bed, so let it be a fact for a week before it becomes news. Check it first: percentages can mean several relationships, and the testing company\'s help pages or a second test can confirm it. Then speak to one parent alone: "I got a result I don\'t understand. Will you tell me what you know?" Not in the family chat.',
      should:
        "Take it only if you could live with a surprise, because they're more common than the ads suggest, and one person's result tells on the whole family. Read the privacy settings, you can switch off relative matching. If you're doing it for health reasons, a doctor's test and advice are better. If you mainly want to quiet a suspicion, ask the person first.",
      say: "\"I did a test, and it shows something I didn't expect. I love you, and that isn't in question. I'd like to hear the truth from you, whenever you can.\" To a sibling: \"The test says we're half siblings. For me nothing changes between us. I didn't want to know it without you knowing.\"",
      normal:
        "It's normal to feel dizzy after such a result, and to look in the mirror a lot. A father who raised you is your father in every way that happened. You also may want to know the other half. Both are true, and neither has to be settled this month. There are support groups for exactly this surprise.",
    },
  },
  {
    id: 'adoption-search',
    words: [
      /\b(?:adopted|adoption|adoptee|adoptive|birth (?:mother|mom|mum|father|dad|parents?|family)|biological (?:mother|mom|mum|father|dad|parents?|family)|bio (?:mom|mum|dad|parents?|family)|donor (?:conceived|father|dad)|sperm donor)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|(?:dog|cat|puppy|kitten|pet|shelter)s?|adopt(?:ed)? (?:a|an|our|my) (?:dog|cat|child|baby|son|daughter|boy|girl)|we adopted|adopting|(?:want|wants|like|trying|decided) to adopt|waiting|agency|foster|infertil\w*|ivf|gave (?:\w+ ){0,4}(?:up|for adoption)|put (?:\w+ ){0,3}up for|dna|23 ?and ?me|half)\b/u,
    tries: [
      'im adopted and want to find my birth mother',
      'my biological dad found me and my adoptive parents are hurt',
      'birth mother answered my letter after 3 months and i cant open it',
      'should i search for my birth parents, im 44',
      'how do i tell my mom i want to look for my bio family',
      'im adopted. who am i',
      'found my birth mom',
      'i was left at a station in seoul with a bracelet and a blanket and grew up happy in denmark, and now im looking for my birth parents',
      'is it normal that my adoptive mother cries when i mention it',
      'my birth father has four kids and doesnt want to hear from me',
      'how do i write the first letter to my biological mother',
      'should i tell my adoptive parents im meeting my bio family',
      'i met my birth mother yesterday and she has my hands',
    ],
    says: {
      told: "Looking for where you come from isn't a verdict on the people who raised you, and most adoptive parents can hear that if you tell them: \"I'm not looking for other parents. I'm looking for the beginning of me.\" Go through an adoption register or search service, they mediate and prepare both sides, often free. Decide beforehand what you'd do with a yes, a no, and no answer. Have someone beside you for the letter.",
      should:
        "I'd search if the question keeps coming back and you could bear any of the answers, including none. It isn't too late in your forties, and waiting does have a cost. Use a mediating service so that both of you are protected. Wait if you're in the middle of a crisis; it stirs up more than one expects, even when it goes well.",
      say: "To your parents: \"You're my parents and that's settled. I need to know where my face comes from, and I'd love to have you on my side in it.\" In a first letter: \"I'm well, I'm not angry, I'd like to know a little about you. You can answer whenever you want, or not.\" Short is kinder.",
      will: "Nobody can tell how a reunion turns out. It depends on what both of you hope for, on who else knows, and on going slowly. Some become family, some exchange a letter a year, some say no for reasons that aren't about you. Even where it ended with a few medical facts and a photo, many say it was worth it.",
    },
  },
  {
    id: 'religion-at-home',
    words: [
      /\b(?:religio(?:n|us)|church|mosque|temple|pray(?:s|ing|er|ers)?|atheist|god|faith|hijab|headscarf|bapti[sz](?:e|ed|ing|m)|bible|quran|believe in|jehovahs?|mormon|left (?:the )?(?:church|islam|faith)|haram|halal|sins?)\b/u,
      /\b(?:(?:my|our|his|her) (?:\w+ )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|family|folks|in[- ]?laws?|relatives|sister|brother|uncle|aunt)|parents|(?:^|and |but )(?:mom|mum|dad|grandma|grandpa)|religious family)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|cancer|tumou?r|chemo|stroke|hospice|terminal|boyfriend|girlfriend|marry|wedding|pray for (?:my|him|her|us)|swear to god|oh my god|thank god|gay|lesbian|trans|eid|ramadan|black sheep|kids|baby|ignoring me|silent treatment|not speaking to me)\b/u,
    tries: [
      'i dont believe in god anymore and my parents are very religious',
      'my mother makes me go to church at 24 because i live there',
      'i took off my hijab and dad wont look at me',
      'my sister joined a religious group and preaches at every dinner',
      'how do i tell my family im an atheist',
      'mom says ill go to hell, religion',
      'atheist in a religious family',
      'i live two hours away and sleep long on sundays, but whenever i visit my parents i have to go to church and sing',
      'is it lying if i pray with my family and dont believe',
      'how do i tell my father that i want to wear the hijab, hes against it',
      'my brother became very religious and wont eat with us',
      'my grandmother asks each week if i go to mosque, i say yes',
      'my family left the jehovahs and now nobody from the hall greets us',
    ],
    says: {
      told: "You can be at your family's table without sharing every belief, and you don't have to announce everything to be honest. Choose what to say, and who hears it: \"I respect what it means to you, and I'm finding my own way with it\" is true and enough for most. Join what feels like family, decline what feels like a lie. If home or safety hang on it, wait until you stand on your own feet.",
      should:
        "Tell the one you trust most first, if you're safe and not dependent on them. You don't owe a statement to the whole family. Attending now and then out of love isn't hypocrisy. I'd wait if it could cost you your home or studies; there's no prize for saying it early.",
      say: '"I know this will hurt you, and I\'m not doing it against you. I don\'t believe the way you do right now. You raised me to be honest, and I still want the values you gave me." Don\'t debate proofs. If they preach: "I know you say it because you love me. Let\'s eat."',
      normal:
        "It isn't lying to pray along out of love, and it's normal to change in this, toward faith or away from it. It's just as normal for a family to be frightened. For parents it may feel as if you'd walked away from them. You haven't. Guilt for a while doesn't show you're wrong; it shows it mattered. Give each other a year before drawing conclusions.",
    },
  },
  {
    id: 'politics-at-table',
    words: [
      /\b(?:politic(?:s|al|ally)?|trump|maga|republicans?|democrats?|election|vot(?:e|es|ed|ing)|left[- ]wing|right[- ]wing|racist|conspirac(?:y|ies)|fox news|brexit|vaccin(?:e|es|ation)|anti ?vax|flat earth|qanon|immigrants|youtube (?:videos|theories)|fake news|sexist|homophobic)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|boyfriend|girlfriend|office politics|baby|toddler|family (?:group )?chat|whatsapp)\b/u,
    tries: [
      'my dad is deep in conspiracy theories and i cant talk to him anymore',
      'my uncle makes racist jokes at every family dinner',
      'we stopped inviting my brother because of politics',
      'should i skip the visit because my parents voted for him',
      'how do i answer my grandmother when she talks about immigrants',
      'dad and his conspiracy videos',
      'my uncle is a racist',
      'i only came for the cake and the cousins and my grandmothers hands, and within ten minutes my brother in law was on about the election',
      'how do i love my father when he votes like that',
      'is it cowardly to stay silent when my family makes sexist jokes',
      'my mum thinks vaccines have chips and she has my kids on fridays',
      'should i go to dinner with my maga parents',
      'my sister left the table over politics and were all on the same side basically',
    ],
    says: {
      told: 'Hardly anyone has been argued out of a political view over dinner, so choose: one calm sentence, and then the potatoes. "I see it differently, and I don\'t want to lose an evening with you over it." For jokes at someone\'s expense: "I don\'t find that funny", flat, once. With someone lost in videos, ask about their days, their knee, their garden; people come back through people, hardly ever through facts.',
      should:
        "I'd go for a shorter visit with an agreed no-politics rule before I'd cut it off, if there's warmth besides this. Stay away when it's aimed at you or people you love, and say that this is the reason. You can leave mid-evening as well. \"I'm heading home, this isn't good for us tonight\" is allowed.",
      say: '"I love you too much to argue about this at dinner." Or when it\'s ugly: "Not in front of me, please." Or a real question, in private: "What makes you so afraid of that?" It gets further than any article. If they go on, stand up and fetch dessert; a gap in the audience does a lot.',
      normal:
        "It's normal, it isn't cowardly to save your breath some evenings, and it hurts because it feels as if you no longer know them. You may hold on to the person and refuse the opinion. You may also need distance. Neither makes you intolerant. See who they are on a day when nobody mentions the news.",
    },
  },
  {
    id: 'eid-ramadan-family',
    words: [/\b(?:eid|ramadan|ramazan|iftar|suhoor|eidi|bayram)\b/u],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|first eid without)\b/u,
    tries: [
      'i cant go home for eid this year and mom is crying',
      'hosting iftar for my in laws and im so nervous',
      'i dont fast anymore and my family doesnt know its ramadan',
      'should we spend eid with his parents or mine',
      'eid alone abroad, nobody here even knows what day it is',
      'eid without my family, sad',
      'not fasting, mum found out, ramadan',
      'i work in a hospital in norway where nobody knows the date and my shift starts at sunset, and its my first ramadan away from home',
      'is it ok to skip iftar at my in laws, thirty people every night',
      'how much eidi do i give my nephews, im a student',
      'what do i prepare for iftar for fifteen guests, im a convert',
      'my children want a tree and my mother says eid is enough',
      'eid mubarak, whole family together for the first time since covid',
    ],
    says: {
      told: "For Eid or Ramadan with family, settle early who's where and say it warmly: the first day with one side, the second with the other, and next year the other way around. If you're far away, join by video for the prayer or the meal, and find the nearest mosque's open table; nobody should eat alone that day. As a host, three dishes and full tea glasses are plenty, and eidi is whatever your purse allows. What you keep privately is between you and God.",
      should:
        "I'd split by days and swap the order each year, and tell both families at the same time, so that nobody's second choice. Go home if you can without debt or trouble at work; people remember Eids. If you can't, promise a date soon after, and send sweets ahead with a note for the children.",
      say: '"I won\'t be there this Eid, and I\'m sad about it too. I\'ll call right after the prayer, and I\'m coming on the 20th." For not fasting: you don\'t have to explain; "I\'m not able to this year" ends it politely. For two families: "First day with you, second with them, and next year we turn it around."',
      how: "Keep hosting simple: dates, soup, one main dish that can wait, fruit. Ask each guest to bring one thing, they like to. Lay out the prayer space and check the time. If you're far from home, cook one dish that smells of it, dress up anyway, and invite a neighbor or two. A festival needs a door that opens.",
    },
  },
  {
    id: 'diwali-family',
    words: [
      /\b(?:diwali|deepavali|holi|raksha bandhan|rakhi|navratri|durga puja|karva chauth|onam|pongal)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|first diwali without)\b/u,
    tries: [
      'going home for diwali and i know all the aunties will be at me with their questions',
      'my in laws want us every diwali and my parents sit alone',
      'first diwali far from home and i feel empty',
      'my brother and i arent talking and rakhi is on monday',
      'how do i celebrate diwali with my boyfriend who isnt indian',
      'alone on diwali in canada',
      'diwali at my in laws again',
      'ive cleaned for a week and my feet hurt and the sweets are bought, and now my sister says theyre not coming for diwali',
      'is it wrong to skip holi with the family, i hate the colours',
      'my husband forgot karva chauth and ate a burger in front of me',
      'how do i explain raksha bandhan to my roommate, my brother sent me a thread and i cried',
      'first diwali in our own home, so many lights',
      'do i have to fast at navratri because everyone in the house does',
    ],
    says: {
      told: "Festivals like Diwali go easier when you decide beforehand what the day is for you: the lamps, the food, two or three people. Divide it between families by day or by year, and say so early. Far away, light one diya at the hour they light theirs and call. For the aunties' questions, one cheerful line, \"when there's news you'll get the first sweet\", and move on. And after a quarrel, it's a good excuse to write first.",
      should:
        "I'd alternate: this year with one side, next year with the other, or the eve here and the day there. Parents who sit alone can also be invited along. Go home if you can; if the questions there wear you out, go for two days rather than five. A fast is yours to keep or not. For a quarrel, a festival message costs little and can be sent without taking anything back.",
      say: '"This Diwali we\'re with my parents, next year with you, and we\'ll come the weekend after with sweets." To a sibling you\'re at odds with: "Happy festival. I was thinking of us as kids." Nothing more. It can be answered with one word, and that\'s the point of it.',
    },
  },
  {
    id: 'christmas-whose-family',
    words: [
      /\b(?:christmas|xmas|christmas eve|boxing day|noel|the holidays|holiday season)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil|home|hosting|host|where)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|cut(?:ting)? off|no contact|broke up|office|dog|cat|coworkers?|without (?:my|our|him|her)|gifts?|presents?|secret santa|empty chair|bonus|work shift|passed)\b/u,
    tries: [
      'we fight every year whose parents get christmas eve',
      'i dont want to go home for christmas and mom will be heartbroken',
      'hosting christmas for 14 relatives and already crying',
      'divorced parents, three christmas dinners in two days',
      'should i spend the holidays alone this year instead of with my family',
      'christmas with his family or mine',
      'i hate christmas at my parents',
      'we drove nine hundred kilometers last year with two kids and a tree on the roof, and this year i want christmas at home',
      'is it selfish to spend christmas eve with friends and not with family',
      'how do i tell my mom were not coming for christmas',
      'my in laws expect us on the 24th, 25th and 26th, christmas is three days of sitting',
      'whos hosting christmas is already a fight and its october, siblings',
      'should i work over the holidays so i dont have to see my family',
    ],
    says: {
      told: "Christmas with family gets better the moment one of you fixes the plan early and in plain words: where, from when to when, who brings what. Alternate the years, or make your own home the fixed point and let others come to you. You're allowed to come for four hours and not four days. If you're hosting, you cook one thing and hand out the rest by name: \"You're dessert.\"",
      should:
        "I'd go for a shorter stay with a fixed end if there's some warmth there, and stay away with a good plan of your own if you come back ill each year. Tell them by early December at the latest. Alone can be lovely if you chose it and filled it: a walk, a good meal, one person to call.",
      say: "\"This year we're having Christmas at our own place, and we'd love to see you on the 27th.\" Or: \"I'm not coming this time. It isn't against you, I need a quiet one. I'll call on the morning.\" Say it kindly, once, early. If there's sighing: \"I know. I'll miss you too.\" And don't reopen it.",
      normal:
        "It isn't selfish to want it another way, and it's normal that this season strains people: whole families with their old roles in one warm room, and a picture of how it ought to be. Dreading it doesn't mean you don't love them. Most people you see smiling in matching sweaters argued about parking. Make it smaller, and it usually gets better.",
    },
  },
  {
    id: 'family-gifts',
    words: [
      /\b(?:gifts?|presents?|secret santa|wish ?lists?|regift(?:ed|ing)?)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|gift cards? to|gifted (?:child|kid)|red envelope|scam\w*|fake|christening|at present|present (?:at|in|for))\b/u,
    tries: [
      'my mother in law gives my kids 30 presents and we have no room',
      'what present do i get my dad who has everything, he turns 70',
      'i cant afford christmas gifts for the whole family this year',
      'my sister regifted the scarf i made for her',
      'my parents gave my brother a car and me a mug as gifts',
      'gifts for parents, no money',
      'my aunt gives awful presents',
      'i knitted for two months on the bus and at lunch, and my sister opened the present and said oh, another one',
      'is it ok to stop giving gifts to all my cousins kids, 17 of them',
      'what do i give my mother who says she wants nothing, present ideas',
      'my grandma gave my brother 500 and me socks as a gift',
      'how do i return a present from my mother in law without her noticing',
      'made my dad a photo book as a gift and he carried it around all evening',
    ],
    says: {
      told: 'Family presents get easier with a rule that someone says out loud, so say it: "Let\'s draw names this year", "only the children", or "nothing above twenty". Nearly everyone is relieved. For a parent who has everything, give time with a date on it, or their own photos in a book. If a gift to you hurt or came unequal, wait a week, then say only how it felt.',
      say: '"Could we draw names this year? I\'d love to find one good thing and not twelve quick ones." If money\'s tight: "I\'m doing homemade this year." To a generous grandparent: "They love you, not the boxes. Could it be one present and a day out with you?" Send it early, before people have shopped.',
      should:
        "I'd give within what you can pay in cash, and never on credit. A letter, a cake, an afternoon of help or a framed old photo outlast most things in shops. For a big birthday ask the siblings to chip in for one thing. And no, you don't have to match what others spend; a gift isn't an invoice.",
      normal:
        "It's okay to give fewer presents, and it's normal to be hurt by a careless or uneven one, even if it seems childish; presents are read as \"this is how well I know you\". Often it's only a poor shopper in a hurry. One gift says little. If it's the same every year, tell them kindly what would please you; some people need the link.",
    },
  },
  {
    id: 'thanksgiving',
    words: [/\b(?:thanksgiving|friendsgiving|turkey day)\b/u],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|without (?:my|our)|politic\w*)\b/u,
    tries: [
      'thanksgiving at my parents and my ex husband is invited too',
      'im hosting thanksgiving for the first time and my oven is tiny',
      'i want to skip thanksgiving with my family and go to friends',
      'should we drive 9 hours for thanksgiving with two kids',
      'my sister always leaves me with the dishes on thanksgiving',
      'thanksgiving with my family, ugh',
      'cooking my first turkey, thanksgiving',
      'my mother does the pie and my aunt does the drama and nobody does the dishes, and this year im supposed to host thanksgiving',
      'is it ok to order chinese for thanksgiving',
      'how do i tell my girlfriends parents im vegan before thanksgiving',
      'my brother isnt coming to thanksgiving because of me',
      'should i fly home for thanksgiving for 36 hours',
      'friendsgiving was better than any thanksgiving at home',
    ],
    says: {
      told: "Thanksgiving is one meal, so give it a beginning and an end and it gets manageable: tell them when you're coming and when you're leaving, before you go. Hosting? You do the bird, or buy it, and everyone else gets a dish by name. Whoever sits down while others scrub can be handed a towel cheerfully. And if you'd rather be with friends this year, pie with the family on Saturday is a fair trade.",
      should:
        "Go if you'd be glad to have gone by Sunday; skip it if you only dread it, and offer another day in the same breath. With long drives, arrive a day early or meet halfway at a cousin's. One year off doesn't end a family. Tell them two weeks ahead rather than the night before.",
      say: '"We\'re doing a quiet one this year, and we\'d love to come Saturday for leftovers." For the dishes: "Cooks sit, the rest wash, who\'s with me?" For the awkward guest: "I\'ll be civil, and I\'d have liked to be asked." Short sentences do well on that day; everyone\'s full and tired.',
      how: 'Thaw the bird in the fridge for several days, then make a list by oven hours: turkey or a breast first, until the thickest part reads 165°F, then a rest under foil while the other dishes heat. Everything else comes cold or on the stove, or with the guests. Set the table the day before. Ask for folding chairs. And decide on paper when dinner is, then tell people thirty minutes earlier.',
    },
  },
  {
    id: 'lunar-new-year',
    words: [
      /\b(?:lunar new year|chinese new year|cny|spring festival|tet|seollal|red (?:envelope|packet|pocket)s?|hong ?bao|ang ?pao|lai see|chuseok)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|without (?:my|our))\b/u,
    tries: [
      'going home for chinese new year and relatives will ask my salary',
      'how much do i put in the red envelope for my nieces',
      'im single so i still get hongbao at 36 and its embarrassing',
      'my husband wants tet with his family every year',
      'should i skip lunar new year at home, the questions kill me',
      'cny questions from relatives, save me',
      'how much hongbao for parents',
      'i havent been home for three years because of work and the tickets are gone in minutes, and my mother already made the dumplings for spring festival',
      'is it rude to send red packets by app',
      'do married couples give ang pao to older single cousins',
      'my in laws in hanoi expect us for tet and i have a newborn',
      'im the only one working abroad, chuseok alone with instant noodles',
      'what do i say when they ask about my salary at chinese new year',
    ],
    says: {
      told: 'For Lunar New Year at home, prepare three cheerful answers before the train: one for the salary, one for marriage, one for children. "Enough for the ticket home, Auntie. Have an orange." Then ask about their health and they\'ll talk for an hour. Red envelopes: give what your budget carries, the same for each child on one level, even numbers, no fours. Two families? Eve with one, second day with the other, swapped each year.',
      should:
        "I'd go, for fewer days, if grandparents are there who count on it; two days of questions are easier than seven. Skip it if money or nerves truly can't bear it, and call at the reunion dinner with a date for a visit in spring. Nobody's year is decided by one missed table.",
      say: 'Salary: "Not as much as my boss, but I eat well." Marriage: "I\'m choosing slowly, you taught me to check the fish." Children: "The new year has only started." Smile, pass the plate, ask about their knees. A joke said kindly is a closed door with a decoration on it.',
      normal:
        "It's normal to dread it and look forward to it at once: the food and the grandparents on one side, the interview on the other. Millions on those trains are rehearsing the same answers. And it's normal to get a red envelope while unmarried; take it with both hands, and treat someone younger with it.",
    },
  },
  {
    id: 'mothers-fathers-day',
    words: [/\b(?:mother'?s day|mothers day|fathers day|mothering sunday)\b/u],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|without (?:my|our))\b/u,
    tries: [
      'its mothers day and i dont talk to my mom',
      'forgot fathers day and dad says nothing but hes hurt',
      'my husband does nothing for me on mothers day',
      'what do i write in a fathers day card for a dad who wasnt there',
      'mothers day brunch with both my mom and mother in law, disaster coming',
      'mothers day hurts this year',
      'fathers day, dad and i dont talk',
      'ive stood in front of that shelf of cards for half an hour and none of them is true, because its fathers day and he left',
      'is it ok to ignore mothers day when your mother was cruel',
      'my kids forgot mothers day and i pretended not to notice',
      'do i text my dad on fathers day after that row',
      'what can i do for mothers day with no money, im 13',
      'my first mothers day as a mum and i got toast in bed',
    ],
    says: {
      told: "A day like Mother's or Father's Day only needs one true sentence, so don't let the shops make it larger. If it's warm between you: \"I thought of the time you drove all night for me.\" If it's complicated, a plain \"thinking of you today\" is honest enough, and silence is allowed too. If the day hurts, you may skip it and stay off your phone. Forgot it? Call now; a late call beats a quiet year. If you're the one forgotten, say it plainly.",
      say: 'For a close one: "Thank you for" and then one particular thing, a soup, a lift, a night at the hospital. For a distant one: "Wishing you a good day." You don\'t have to write best dad if he wasn\'t. For having forgotten: "I missed it and I\'m sorry. Can I take you to lunch on Saturday?"',
      should:
        "Send something if you'd feel lighter afterward, and leave it if it would be a lie or reopen a door you closed for good reason. A neutral line commits you to nothing. If the day hurts, stay off social media until evening and spend it with someone who mothered or fathered you in another way.",
    },
  },
  {
    id: 'family-business',
    words: [
      /\b(?:family (?:business|company|firm|shop|restaurant|store|bakery|hotel)|(?:parents|dads|fathers|moms|mums|mothers|uncles|brothers|in[- ]laws|husbands family) (?:\w+ )?(?:business|company|firm|shop|restaurant|store|bakery|hotel|garage|salon|workshop)|work(?:s|ing)? (?:for|with) my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|uncle|brother|sister|family|in[- ]?laws)|take over (?:the|my|from my)|(?:my |our )?(?:brother|sister|dad|father|cousin)s? (?:and i|and me) (?:\w+ )?(?:run|own|started|have) (?:\w+ )?(?:company|business|shop|restaurant|firm|store)|taking over from my)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|farm|ranch|vineyard)\b/u,
    tries: [
      'i work in my parents restaurant since i was 12 and want out',
      'dad wont let go of the family business and hes 74',
      'my brother and i run the company together and we fight in front of staff',
      'should i take over my fathers shop or take the job in london',
      'working for my uncle and he pays me half of what others get',
      'i hate the family business',
      'dad is my boss, family company',
      'my grandfather built it with two hands and one van, and now my brother and i own the company and we only send emails',
      'is it cruel to leave my parents shop for a normal job',
      'how much should my uncle pay me, i work for my uncle 60 hours a week',
      'my father sold the family restaurant to a stranger and didnt tell us',
      'should my wife join the family business, my mother runs it like an army',
      'im taking over from my dad in january, the bakery, excited and scared',
    ],
    says: {
      told: 'In a family business, every talk needs a hat on it: am I speaking as your child or as your colleague? Say it out loud at the start. Put on paper what families leave in the air: pay, hours, who decides what, what happens if someone leaves. "I need a contract like anyone else" isn\'t an insult. For handing over or getting out, set a date a year ahead; many chambers of commerce advise on that for free.',
      should:
        "I'd say yes only if you'd apply for this job at a stranger's, with real pay and a date when you decide for yourself. Try another employer first for a year or two if you can; you come back with a choice and some standing. If you want out, say so early with a handover plan. It's a job, even if it raised you.",
      say: '"I love you, and this is about work. I need a salary, two days off and a written plan for who decides. If that isn\'t possible, I\'ll stay until June and train someone." Sit at a desk for it, not at the dinner table. And at dinner: no invoices. A rule like that saves both the business and the soup.',
      normal:
        "It's normal that it grinds; you can't quit your brother at five o'clock. Old roles come to work with you, and the youngest is still the youngest with an accounting degree. Wanting out, or wanting proper pay, isn't betrayal. Businesses have ended well by being sold in time, and families have gone on.",
    },
  },
  {
    id: 'family-gathering-dread',
    words: [
      /\b(?:family (?:reunion|gathering|dinner|party|get together|event|lunch|function|barbecue|bbq|celebration)s?|(?:reunion|gathering) (?:with|of) (?:my|the|our) (?:family|relatives|cousins)|sunday (?:lunch|dinner|roast)s?|(?:skip|attend|go to) the reunion)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|politic\w*|weight|racist|shadow|guilt\w*|ignores me|talk\w* down|not invited|left us out|barbecue and left)\b/u,
    tries: [
      'big family reunion in july and i want to hide',
      'family dinner every sunday is mandatory and i dread it',
      'im going to a family gathering where my ex stepdad will be',
      'how do i survive the family party without crying in the bathroom',
      'should i skip the reunion, nobody there really knows me',
      'family reunion, i want out',
      'dreading sunday lunch already',
      'i put on a nice shirt and practise my answers in the car and by the time we arrive at the family gathering my stomach hurts',
      'is it ok to go to a family party for only one hour',
      'how do introverts do it, 40 people at the family barbecue',
      'my cousin always starts a fight at family dinners',
      'what excuse works for skipping a family function in delhi',
      'how long do i have to stay at a family celebration before i can go',
    ],
    says: {
      told: "If you go to the family gathering, take three things: an end time you've announced, your own way home, and one person there who's on your side. Make yourself useful for the first half hour, trays and chairs keep you moving. Pick two people you'd really like to talk to; the rest get a hello. When it's too much, walk around the block. Two good hours count as having been there. And if someone there has hurt you, you don't owe anyone your presence.",
      should:
        "I'd go for a short time if there's even one person you'd be glad to see; skip it if someone there is bad for you, without a long excuse: \"I can't make it, have a lovely time.\" With weekly obligations, every second week is a fair offer. You can miss one without leaving the family.",
      say: 'For questions: "All good, and you? How\'s the new roof?" To leave: "I\'ve got an early start, it was lovely", already standing. To skip: "I won\'t make it this time." No reasons, since reasons get negotiated. And for someone who corners you: "I\'m just fetching a drink", and then you really do.',
      normal:
        "Completely normal; a room full of people who knew you at nine makes most adults feel nine. It doesn't mean you don't love them, or that something is wrong with you. Shorter and with an exit is what helps nearly everyone. Many cousins over there are counting minutes too, so find that one.",
    },
  },
  {
    id: 'family-vacation',
    words: [
      /\b(?:vacation|holiday|holidays|trip|cruise|road trip|beach house|travel(?:l?ing)?)\b/u,
      /\b(?:(?:with|my|our|the|a) (?:\w+ ){0,3}(?:parents|family|in[- ]?laws?|mom|mum|dad|siblings?|sister|brother|cousins|mother[- ]in[- ]law|mil))\b/u,
      /\b(?:with (?:my|our|the|his|her|whole)|together|all of us|family (?:vacation|holiday|trip|cruise)|pays?|paid|wants? us|invited|come (?:with|along)|joint|annual)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|christmas|the holidays|holidays alone|school trip|power trip|guilt trip|without (?:my|our)|not allowed|wont let|posts|borrow\w*|owes|diwali|eid|thanksgiving)\b/u,
    tries: [
      'my in laws want us on vacation with them for two weeks',
      'planning a trip with my parents and my brothers family and everyone wants something else',
      'dad pays for a family cruise and thinks he can decide everything',
      'first holiday with my mom since the divorce, scared we fight',
      'should i go on the annual family vacation or stay home and rest',
      'vacation with my in laws, two weeks',
      'mom wants a family trip together',
      'we have ten free days a year and i dream of one quiet beach, and my husband has promised his mother a holiday with the whole family',
      'is it rude to book our own room on a trip with my parents',
      'how do we split costs for a beach house with my siblings, one has four kids, all of us together',
      'my dad plans every minute of the family holiday, with alarms',
      'should i travel with my sister again, last trip together we didnt speak for two days',
      'first trip with my whole family in ten years, im so happy',
    ],
    says: {
      told: 'A vacation with family works when not everything is done together: one shared meal a day, the rest free, said before booking. Settle money and rooms early, "who pays what, who sleeps where", because that\'s where it usually breaks. Have your own car or a bus timetable. If someone else is paying, ask what they picture. Four days that end while you\'re still laughing are better than fourteen.',
      should:
        'Go if you can have a door of your own and leave a day early without drama. Decline, or join for a few days, if it eats all the leave you have and you\'d need a rest after it. "We\'d love to come from Thursday to Sunday" is a yes and a limit in one.',
      say: '"We\'d love to come. We\'d like our own mornings, and we\'ll cook for everyone on Tuesday. What would be important to you?" If you\'re saying no: "We need this summer for ourselves, let\'s plan a weekend in September." If someone commands the day: "You go ahead, we\'ll meet you at seven."',
    },
  },
  {
    id: 'step-parent',
    words: [
      /\b(?:step ?-?(?:mom|mum|mother|dad|father|parent)s?|(?:dads|fathers) (?:new )?wife|(?:moms|mums|mothers) (?:new )?(?:husband|boyfriend))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|aisle|wedding|graduation|gathering|i(?:m| am) (?:a |the )?step|being a step|as a step|my step ?(?:son|daughter|kid|child)|drunk|drink\w*|alcohol\w*)\b/u,
    tries: [
      'my stepmom redecorated our house and threw out my moms plants',
      'i dont like my stepdad and mom says im the problem',
      'my dads wife doesnt let me see him alone',
      'my stepfather raised me and i never thanked him',
      'how do i get along with my stepmother im 17 and live there',
      'i hate my stepdad',
      'my stepmom is actually great',
      'he came into our house with his fishing rods and his rules when i was eleven, and mum says i should call my stepfather dad',
      'is it disloyal to my mother if i like my dads wife',
      'how do i talk to my stepmother about my dads money',
      'my stepdad sits in my grandfathers chair',
      'should i invite my stepdad to my birthday, dad will be there',
      'my stepmom treats me like a guest in my own home',
    ],
    says: {
      told: 'With a stepparent you owe good manners, and everything warmer may come late or not at all; that\'s all right. Keep a line of your own to your parent: "I need an hour a week with you, just us." Talk about deeds, not about character: "Please ask before you move Mom\'s things." If yours is a good one, tell them so once, in plain words. And if you\'re ever frightened of them, tell another adult you trust.',
      normal:
        "It's normal not to love someone you didn't choose, and normal to feel disloyal if you do like them. Neither says anything bad about you. It usually takes years, not months, for a new household to feel like one. If you're frightened of them, though, tell another adult; that's different from not getting along.",
      say: 'To your parent: "I\'m not asking you to choose. I miss you, and I\'d like time with you alone." To the stepparent: "I know it isn\'t easy for you either. Could you ask me before you change things in my room?" Or the other kind: "You didn\'t have to do all that for me. I noticed. Thank you."',
      them: 'I can\'t see inside them. From outside, a stepparent who seems cold or bossy is often unsure what they\'re allowed to be: parent, guest, police. You could make it easier with one clear thing, "I like it when you just ask me about my day." What they do with that shows you more than guessing.',
    },
  },
  {
    id: 'step-siblings',
    words: [
      /\b(?:step ?-?(?:sister|brother|sibling|sis|bro)s?|blended family|(?:moms|mums|dads|fathers|mothers) (?:boyfriends|girlfriends|new (?:husbands|wifes)|husbands|wifes) (?:kids?|son|daughter|children))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|crush|attracted|in love with|sleep with|my step ?(?:son|daughter))\b/u,
    tries: [
      'i have to share my room with my stepsister and she takes everything',
      'my stepbrother gets away with everything at home',
      'my dads girlfriends kids call him dad and it hurts',
      'how do i get along with my step siblings at the wedding table',
      'my stepsister took my room',
      'step brother is annoying af',
      'i had my own bathroom and my own shelf and my own peace for fourteen years, and since june i have three step siblings',
      'is it normal to feel nothing for my stepbrother',
      'how do i stop my step sister from wearing my stuff',
      'my dads girlfriends son gets driven everywhere and i take the bus',
      'our blended family has five kids and two surnames and one oven',
      'my stepsister became my best friend, who would have thought',
    ],
    says: {
      told: "Stepsiblings are people you were put in a house with, so start from fair and leave fond for later. What you need is clear ground: a drawer that locks, a shelf, hours when the room is yours. Ask the parent for that as a house rule for everyone, not as a complaint. If it's your parent's attention that hurts to share, say that: \"I'd like one evening that's just us.\" That one usually gets heard.",
      normal:
        "It's normal to resent them or to feel nothing, and it doesn't make you mean; they got a piece of your parent and perhaps of your room without anyone asking you. They probably feel like intruders themselves. You don't have to be brothers and sisters. Roommates with manners is a fine beginning, and some get closer in their twenties.",
      say: 'To them: "I know neither of us asked for this. Can we agree that we knock and don\'t borrow without asking?" To your parent: "It hurts when they call you Dad. I know it isn\'t their fault. I\'d like a thing that\'s only ours." Speak about one thing, on a calm day.',
    },
  },
  {
    id: 'parents-on-facebook',
    words: [
      /\b(?:facebook|instagram|insta|tiktok|snapchat|posts?|posted|posting|tags?|tagged|friend request|comments? on my|(?:teach|teaching) (?:my )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao])|wi ?fi|smart ?phone|tablet|computer|passwords?|printer|remote|ipad)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|aunts?|aunt(?:ie|y)s?|uncles?)\b/u,
      /\b(?:posts?|posted|posting|tags?|tagged|comments?|follow(?:s|ed|ing)?|friend request|embarrass\w*|photos?|pictures?|teach|help|explain\w*|phone|tech|support|wi ?fi|passwords?|printer|computer|tablet|ipad)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|scam\w*|fake|hacked|my (?:kids|son|daughter|baby)|messaged me|family (?:group )?chat|politic\w*|conspirac\w*|absent|weight|screen time|track\w*|read(?:s)? my|invited|check my)\b/u,
    tries: [
      'my mom posts old photos of me on facebook and tags my boss',
      'dad calls me about the wifi and the printer every weekend',
      'mother sent me a friend request on instagram, do i have to accept',
      'how do i teach my grandmother to use a tablet without losing my mind',
      'mom comments on my posts',
      'wifi, printer, dad calls, help',
      'i have explained the cloud and the charger and the little blue button so many times, and my father still calls me about the printer and his computer',
      'is it mean to not accept my aunts friend request on instagram',
      'how do i get my mum to stop posting baby photos of me on facebook',
      'my grandpa follows all my friends on instagram and comments with roses',
      'should i buy my nan a tablet, who will teach her',
      'my mother tags me in prayers, my facebook is a church, so embarrassing',
    ],
    says: {
      told: 'With parents and technology, one clear arrangement saves many small fights. For posts: "Please ask me before you put me online, and take that one down today." For friend requests: accept and limit what they see, no scene needed. For the wifi calls: fix an hour a week as support desk, write the three steps on paper in large letters, and let them press the buttons. They once taught you to hold a spoon.',
      say: '"I love that you\'re proud of me. Please ask me before you post a picture, some people from work see it." For help calls: "Sunday at five I\'m your technician, write it all on a list until then." For the request you don\'t want: "I keep that one for friends my age, I\'ll send you the good photos myself."',
      how: "Let their finger do it, yours never; what they didn't press they won't remember. One thing per visit, a paper card with three steps, the same words each time. Make icons large and delete what they don't use. Libraries and senior centers often have free classes, and a stranger's patience isn't tied to your childhood.",
      normal:
        "It isn't mean to leave a request unanswered, and it's normal to be embarrassed or short-tempered here; most people lose their patience faster with a parent at a keyboard than with anyone else. It's a role turned around, and odd for both. Asking not to be posted isn't prudish, it's your face. Give them one rule, and one thank you for having asked.",
    },
  },
  {
    id: 'nosy-aunt',
    words: [
      /\b(?:aunts?|aunt(?:ie|y)s?|aunties|uncles?|relatives|cousins?)\b/u,
      /\b(?:nosy|nosey|gossip(?:s|ing|ed)?|interfer\w*|spread(?:s|ing)?|rumou?rs?|asks? (?:me )?(?:about )?(?:my )?(?:salary|everything|personal)|salary|personal questions|judg(?:e|es|ed|ing|mental)|log kya kahenge|what (?:will )?people (?:will )?(?:say|think)|talk(?:s|ing)? about (?:me|us))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|weight|married|marry|diwali|cny|chinese new year|lunar|hongbao|inherit\w*)\b/u,
    tries: [
      'my aunt gossips about my divorce with half the town',
      'relatives ask my salary at every function',
      'my cousin spread a rumor about me at work and in the family',
      'nosy uncle wants to know why i left my job',
      'what do i say to aunties who ask personal questions',
      'nosy aunties everywhere',
      'my uncle asks my salary',
      'i told only her that i had failed the exam and asked her to keep it, and my aunt is already spreading it in two countries',
      'is it rude to lie to nosy relatives about my salary',
      'how do i stop my cousin gossiping about my flat and my cats',
      'what will people say, thats all my relatives care about',
      'why does my aunt judge how i raise my plants, my dog, myself',
      'our whole family talks, relatives spread rumors that im ill',
    ],
    says: {
      told: "Nosy relatives live on details, so be friendly and give none: \"All good, thank you, and how's your back?\" Said three times with a smile, it's a wall with flowers on it. What you don't want to travel, don't tell the person who carries it. For gossip that's already out, one sentence to its source, alone: \"I heard what you've said about me. If you want to know something, ask me.\"",
      say: '"I\'ll tell you when there\'s something to tell." On salary: "Enough to be tired." On anything else: "Why do you ask?", kindly, and then wait; most people don\'t know. To a gossip: "I\'d rather you came to me than talked about me." You don\'t have to fill the silence after it.',
      normal:
        "It's normal to be annoyed, and you aren't rude for not answering. In many families asking is how people show belonging, and some simply enjoy the news. Either way, your life isn't their supper. Being known as the pleasant one who never says anything is a very comfortable reputation.",
      why: "I can't see into them; often it's a quiet life and a hunger for news, or comparing you with their own worries. In some families asking is simply how people show they belong. It's seldom really about you, and it's over once there's another topic. You can be the one who supplies it: ask about their children.",
    },
  },
  {
    id: 'parents-fighting',
    words: [
      /\b(?:(?:my )?parents|mom and dad|mum and dad|dad and mom|(?:mom|mum|dad|mother|father) (?:\w+ )?(?:vents?|complains?|talks?) (?:\w+ )?about (?:my )?(?:dad|mom|mum|father|mother|him|her))\b/u,
      /\b(?:fight(?:s|ing)?|fought|argu(?:e|es|ed|ing|ments?)|scream(?:s|ing)? at each other|yell(?:s|ing)? at each other|shout(?:s|ing)?|dont love each other|vents?|venting|complain(?:s|ing)?|in the middle|take sides|hate each other|unhappy (?:marriage|together)|therapist for)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|we fight|fight(?:ing)? with (?:my|me)|i fight|argue with (?:my|me)|wedding|divorc\w+|my (?:husband|wife)|(?:his|her|boyfriends|girlfriends) parents|dishes|politic\w*|inherit\w*|caravan|farm|retire(?:d|s)?)\b/u,
    tries: [
      'my parents fight every night and i hear everything through the wall',
      'mom vents about dad to me for hours like im her therapist',
      'my parents are in an unhappy marriage and stay for us',
      'should i take sides when my parents argue',
      'how do i stop being in the middle of my parents fights',
      'my parents argue daily',
      'mom and dad fighting again',
      'i do my homework in the bathroom with the water on because its the only room where i cant hear my parents shouting',
      'is it normal that parents fight about money every week',
      'my mum complains about my dad to me for hours',
      'how do i get my parents to stop yelling at each other in front of my little sister',
      'should they just stay apart, my parents hate each other since i was born',
      'im 44 and my parents still argue in the car and i feel six',
    ],
    says: {
      told: "Your parents' fights are between them, whatever age you are, and you may step out of the middle. \"I love you both and I can't be the one you tell this to.\" Then leave the room, headphones, a walk, a friend's place. Have one person outside who knows how it is at home. If things get thrown, or someone is afraid, that's no longer an argument: go somewhere safe and call for help.",
      say: "\"I can hear that it's hard. I'm your child, so I can't be your judge. Please talk to a friend about Dad, or to a counselor.\" The same to the other one. If it starts again: \"I'm going for a walk, I'll be back at eight.\" You don't have to say it well; you need to say it each time.",
      should:
        "No, I wouldn't take sides, even when one of them seems right, because tomorrow they make up and you're left with it. You can be on the side of a fact: \"Don't shout at her.\" If one of them is being hurt or threatened, that's different; then get help, and you don't need permission for it.",
      normal:
        "Some arguing is normal in any long marriage; every night, so that the children lie awake, is too much, and it's normal that it gets to you at any age. You're not causing it and can't mend it. What you can have is an ally, an aunt, a teacher, a friend, and a place that's quiet.",
    },
  },
  {
    id: 'parent-silent-treatment',
    words: [
      /\b(?:silent treatment|(?:stopped|not|isnt|wont|hasnt|doesnt|refuses to|refusing to) (?:\w+ )?(?:speak(?:ing)?|spoken|talk(?:ing)?|talked) (?:to|with) me|ignor(?:es|ed|ing) me|not speaking|giving me the cold shoulder|sulk(?:s|ing|ed)?|stop(?:s)? talking to me)\b/u,
      /\b(?:(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao])|(?:^|and |but |now |let )(?:mom|mum|dad|grandma)|parents)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|sisters?|brothers?|siblings?|my sis|my bro|twins?|boyfriend|girlfriend|husband|wife|gay|lesbian|trans|mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|tattoo|hijab)\b/u,
    tries: [
      'my mother gives me the silent treatment since i said no to her trip',
      'dad hasnt spoken to me for two weeks over a parking fine',
      'my parents are ignoring me because i quit church choir',
      'how long do i let mum sulk before i call',
      'should i apologize first when my father is not speaking to me',
      'mum is giving me the silent treatment',
      'my dad is not speaking to me',
      'i only said that i would rather come on saturday than on sunday because of the train, and since then my mother is ignoring me',
      'is it manipulation when my parents stop talking to me for weeks',
      'how do i break the silence, my father hasnt talked to me since i bought the car',
      'my grandmother sulks because i forgot her name day',
      'should i send flowers or wait, my mother refuses to speak to me',
      'my mom wont talk to me because i didnt finish my plate, im 30',
    ],
    says: {
      told: "Answer a parent's silence with calm presence and no chasing: one message, \"I'd like to talk when you're ready. I'm here\", and then ordinary life goes on. If you did something, say sorry for exactly that and no more. If you only said no, there's nothing to apologize for. Greet them as usual, don't perform misery. Silence works as a punishment only while you run after it.",
      should:
        "Apologize if there's a part you'd be sorry for even if they were speaking, and only for that part. Don't apologize for having an opinion, a limit or a life, just to end the quiet; it teaches both of you that it works. You can still make the first friendly move: a coffee put down beside them isn't a surrender.",
      why: "Nobody can see into them. For some, silence is hurt that has no words; for others it's how their own parents won. It tells you they're upset, and nothing about whether you were wrong. Ask once: \"Are you hurt about something I did?\" If no answer comes, you've asked, and the next step is theirs.",
      when: 'I\'d send one calm line after a day or two, and then wait for a week without chasing. After that, an ordinary sign of life, a photo, "soup on Sunday?", gives them a way back without a debate. If it goes on for weeks each time, say so in a good hour: "When you stop talking to me, I don\'t know how to fix it."',
    },
  },
  {
    id: 'mother-criticises-everything',
    words: [
      /\b(?:criti(?:cal|cize|cizes|cized|cizing|cise|cises|cised|cising|cism)|never good enough|not good enough|nothing i do|never satisfied|perfectionist|nitpick\w*|puts? me down|judg(?:es|ing|mental)|finds? fault|never happy with|always something wrong|disappointment|found fault)\b/u,
      /\b(?:(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|family)|(?:^|and |but )(?:mom|mum|dad|grandma)|parents|for (?:dad|mum|mom))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|weight|parenting|children|kids|baby|boyfriend|girlfriend|husband|wife|my (?:job|career)|cousin|cook\w*)\b/u,
    tries: [
      'my mother criticizes my hair, my flat, my friends, everything',
      'nothing i do is ever good enough for my dad',
      'im 45 and still feel like a disappointment to my parents',
      'why is my mom so critical of me and nice to strangers',
      'how do i stop caring when my father puts me down',
      'my mum criticises everything',
      'never good enough for dad',
      'i cleaned for two days and bought the good coffee and ironed the tablecloth, and my mother came in and found fault with the lamp',
      'why is my father so critical, he only sees what is missing',
      'is it normal to be nervous before my mom visits because she judges everything',
      'how do i stop hearing my mothers criticism in my head',
      'nothing i wear is right, nothing i do is right, my mother has a comment',
      'my dad puts me down as a joke and i laugh along',
    ],
    says: {
      told: 'A critical parent rarely runs out of criticism, so the change has to be in what you bring them. Show finished things, not plans; ask for a recipe, not for an opinion. When it comes anyway: "I didn\'t ask for a mark on this one", lightly, and go on. Take your good news first to the people who clap. And say it once in earnest: "I\'d like to hear one thing you think I do well."',
      why: "I can't see into them. From outside, it's often how they were spoken to themselves, or worry that comes out as correction; strangers get manners because nothing's at stake. That explains it and doesn't make it harmless. You could ask: \"Did your parents talk to you like that?\" It sometimes turns a critic into somebody's child for a minute.",
      how: "Make the dose smaller: shorter visits, fewer topics, no big news by phone. Have a sentence that ends it, \"that's one opinion\", and use it every time. After a visit call someone who likes you. Caring less isn't a decision, it's what happens slowly when their voice is one of many and not the only one.",
      normal:
        "It's normal that it still hits you, at any age; that voice was there before your own. You're not too sensitive. A useful test is to imagine a parent saying it to your best friend. If you'd be indignant for your friend, you may be a little indignant for yourself, and end that call a bit earlier.",
    },
  },
  {
    id: 'becoming-aunt',
    words: [
      /\b(?:(?:sister|brother|sil|sister[- ]in[- ]law|twin|siblings?) (?:\w+ ){0,4}(?:pregnant|expecting|having (?:a |another |her |their )?(?:first |second |third )?(?:baby|twins|child|kid|girl|boy)|had (?:a |her |their )?(?:first |second )?(?:baby|twins|son|girl|boy)|gave birth)|becom(?:e|ing) an? (?:aunt|uncle|auntie)|going to be an? (?:aunt|uncle|auntie)|new (?:niece|nephew)|i(?:m| am) an? (?:aunt|uncle|auntie)|baby shower)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|miscarr\w+|stillb\w+|my husband|slept)\b/u,
    tries: [
      'my sister is pregnant and im going to be an aunt',
      'my brother is having a baby and im so jealous because we have been trying',
      'i have a new nephew and they live in australia',
      'my little sister is pregnant at 17 and our parents are furious',
      'how do i help my sister who just had a baby',
      'im an aunt!!!',
      'sister is pregnant, im jealous',
      'we have done four rounds of treatment and told nobody, and on sunday in the garden i heard that my sister is pregnant',
      'how do i be a good uncle from 2000 miles away, new nephew',
      'is it bad that i dont feel anything for my new niece',
      'my sister had her baby and i feel so useless',
      'what do i bring to a baby shower, i hate those games',
      'my brother is having twins at 50, lord help us',
    ],
    says: {
      told: "A baby in your sister's or brother's house makes you someone new too, and you may feel joy, envy or worry about it, all on one day. The most useful thing you can give isn't clothes: it's food in boxes, an hour's sleep for the parents, and asking how they are before you look at the baby. If it hurts because you're waiting yourself, you can tell them gently and skip the shower.",
      glad: 'An aunt or uncle is one of the best posts there is: all the stories, none of the paperwork. Start something now that can go on for years, a photo every birthday, a letter to be opened at eighteen. And spoil the parents first: a hot meal in the second week, when the other visitors have stopped, is never forgotten.',
      normal:
        "It's normal to feel little at first, and normal to be happy for them and cry in the car, especially if you've been hoping yourself. Envy here isn't meanness. You can say: \"I'm so glad for you, and it's a tender spot for me, so I may need a little distance.\" Someone who loves you will understand, and the baby will wait.",
      how: 'Do, don\'t ask. "I\'m bringing lasagna on Thursday, I\'ll leave it at the door" beats "tell me if you need anything". Take the laundry, the older child or the dog. Hold the baby when the parents need their hands free, and not only when you feel like it. And from far away: send breakfast, and a message that needs no answer.',
    },
  },
  {
    id: 'younger-sibling-marries-first',
    words: [
      /\b(?:younger (?:sister|brother|sibling|cousin)s?|little (?:sister|brother)s?|baby (?:sister|brother)s?)\b/u,
      /\b(?:marry(?:ing)?|marri(?:ed|es)|engaged|wedding|before me|first|ahead of me|moved out|bought|engagement)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|invit\w+|guest|first (?:day|grade)|pays?|paid|dress)\b/u,
    tries: [
      'my younger sister is getting married before me and everyone pities me',
      'little brother got engaged and im 35 and single',
      'at my younger sisters wedding they put me at the kids table',
      'how do i smile at my younger sisters wedding when i just broke up',
      'little sister marries before me',
      'younger brother got engaged first',
      'i caught the bouquet at three weddings and own four bridesmaid dresses, and now my baby sister is engaged and shes 23',
      'is it petty to skip my younger brothers engagement party',
      'how do i answer the aunts, my younger sister is getting married and im 38',
      'my little brother bought a house before me and dad is bursting with pride',
      'should i be hurt that my younger sister didnt wait, in our culture the eldest marries first',
      'i cried in the toilet at my little sisters wedding',
    ],
    says: {
      told: 'Your younger sibling going first changes the order in the family album and nothing about your own time. People will make remarks, so have one ready: "I\'m keeping the best for last, is there more cake?" Be truly there for one part you can mean, the speech, the dress, the dancing, and take breaks from the rest. And tell one person on the day how it really is for you.',
      normal:
        "It's normal to feel passed, even when you love them and even if you don't want to marry at all. Families count in order, and suddenly everyone's counting you. The sting usually belongs to the looks and not to the sibling. Let it be there, dance anyway if you can, and go home when you've had enough.",
      say: 'To the pitying aunt: "Don\'t worry, I come with my own dessert." To your sibling, beforehand: "I\'m happy for you. It\'s a bit hard for me with all the comments, so if I step outside for a while, that\'s why." Most siblings are glad to hear it and will keep an aunt off you.',
    },
  },
  {
    id: 'sibling-freeloads',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?)\b/u,
      /\b(?:lazy|unemployed|doesnt work|wont work|no job|freeload\w*|lives? (?:off|for free)|lives? with (?:my|our) (?:parents|mom|mum|dad)|still (?:lives )?at home|gam(?:es|ing) all day|plays? (?:video ?)?games|never (?:cleans?|helps?|worked)|moved back|does nothing|in (?:his|her) room|leech\w*|cleans?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|i still|im still|dementia|care for|alzheimers?|hospital|boyfriend|girlfriend|little|(?:for|of) (?:our|my) (?:mom|mum|dad|mother|father))\b/u,
    tries: [
      'my brother is 33, unemployed and lives off our parents',
      'my sister moved back home with two kids and mom does everything',
      'my brother games all day and my parents say nothing',
      'should i tell my parents to throw my lazy brother out',
      'my sister never cleans and i have to do it all',
      'lazy brother, does nothing',
      'my sister lives off mum',
      'he is forty one and has a degree in philosophy and a beautiful voice, and my brother still lives with my parents under his old posters',
      'how do i tell my mother that she makes it worse, my brother has no job',
      'is it my business if my sister freeloads at our parents',
      'my brother plays video games till 5 and mom brings him soup',
      'why do i have to pay rent when my sister doesnt work',
      'my twin is unemployed since covid and says hes finding himself',
    ],
    says: {
      told: "A sibling who doesn't pull their weight at home is your parents' arrangement first, so the question is what part lands on you, and that part you can put down. Don't cover, clean or pay for it; say so once: \"I do my half. The rest I leave.\" With your parents, talk about their strength and money, not about anyone's character. And ask your sibling alone how they're really doing.",
      should:
        "I'd tell your parents what you see and worry about, once, and leave the decision with them. Ultimatums from a sibling mostly unite the others against you. A better idea to offer is a plan with steps: a small contribution, one chore, an appointment at the job center, a date. Push harder only if they're being used or frightened.",
      them: 'Nobody can tell from outside whether that\'s comfort, fear or low mood; a closed door looks the same in all three. Ask without an accusation: "You seem stuck. Is it stuck or is it sad?" If someone sleeps all day, sees nobody and has lost interest in everything, a doctor\'s visit is a kinder idea than a job ad.',
      normal:
        "It's normal to be angry, especially if you left, paid your way, and now watch someone be carried. You're not heartless. Part of it may be that nobody carried you. Say that bit to your parents if you like, it's truer than the part about the games, and harder to brush off.",
    },
  },
  {
    id: 'parent-retired',
    words: [
      /\b(?:retire(?:s|d)?|retiring|retirement|pensioner|stopped working)\b/u,
      /\b(?:(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|in[- ]?laws?|mil)|(?:^|and |since |now )(?:mom|mum|dad)|parents)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|retirement home|mov\w+|my retirement|i retired|retirement plan|support\w*|bills|debts?|savings)\b/u,
    tries: [
      'my dad retired in june and just sits there, bored and grumpy',
      'mom retired and now wants to organize my life',
      'my father is retiring next week and we want to do something nice',
      'how do i help my parents now that dad is retired and they argue all day',
      'dad retired, drives everyone nuts',
      'mum is bored since retirement, parents',
      'he was a foreman for forty four years and got up at five without an alarm, and since my father retired he watches the neighbours',
      'how do i get my mom out of the house now that shes retired',
      'is it normal that my dad got sad after he retired',
      'what do we do for my mothers retirement party, she hates speeches',
      'my parents retired and call me at work to chat',
      'my father retires and wants to renovate my flat, help',
    ],
    says: {
      told: 'Retirement takes away the day\'s shape, the colleagues and the feeling of being needed, so give it back in small pieces. Ask a retired parent for something they\'re really good at, with a day on it: "Could you fix my shelf on Tuesday?" One fixed thing outside the house each week, a course, a club, a volunteer post, does more than a hobby at home. The first year is often the bumpiest.',
      glad: "That's worth a proper party: decades of alarm clocks are over. A lovely present is a book of short notes from colleagues and family, each with one memory. And put one thing in the calendar for the second month, a trip, a project with you, because that's when the freedom first feels a bit large.",
      say: '"Nobody understands this as well as you. Would you help me on Tuesdays?" If they\'ve begun managing your life: "I love that you have time now. I\'d like to see you on Thursdays, and run the rest myself." If they\'re bored and say nothing: "What would you have done if you\'d had time at forty?"',
      will: "Often it does, within a year or so, and it depends on finding people and a task, more than on money. Couples need new rules too, when two are suddenly home all day. If someone stays listless for months, doesn't sleep or stops enjoying what they loved, have a doctor look, because low mood in retirement is common and can be helped.",
    },
  },
  {
    id: 'grandparents-language',
    words: [
      /\b(?:language|mother tongue|(?:speak|taught me|teach me|learn|learning|speaks|understand) (?:\w+ )?(?:spanish|chinese|mandarin|cantonese|arabic|hindi|urdu|polish|turkish|korean|vietnamese|tagalog|italian|portuguese|russian|greek|farsi|punjabi|tamil|german|french)|heritage|roots|translat(?:e|es|ed|ing|or|ors|ion)|accent)\b/u,
      /\b(?:grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|relatives|cousins|family|in[- ]?laws?)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|body language|love language|dna|ancestry|bad language|foul|baby|toddler|kids)\b/u,
    tries: [
      'i cant speak my grandmothers language and we just smile at each other',
      'my cousins laugh at my accent when i speak arabic with the family',
      'parents never taught me spanish and now im ashamed at family visits',
      'i have translated for my parents since i was 8 and im tired',
      'how can i talk with my grandpa, we have no common language',
      'cant talk to grandma, no language',
      'my parents never taught me polish',
      'she holds my face and says long beautiful things and i only know the words for soup and beautiful, i dont understand my grandmothers language',
      'is it too late to learn mandarin for my grandfather',
      'how do i stop being ashamed of my accent with my cousins in mexico',
      'i translate every doctor visit for my mother, since i was nine',
      'my in laws speak turkish all evening and i sit there like furniture, i dont understand turkish',
      'my dad cried because i could finally speak farsi with him',
    ],
    says: {
      told: "Language in a family is a bridge you can build with very few planks: thirty words, a recipe cooked side by side, old photos with a finger on the faces. Ask for one word at each visit and use it badly; grandparents love bad use. If you're laughed at: \"Then teach me.\" If you weren't taught, it wasn't your choice. And if you've always translated, you may hand some of it to an interpreter.",
      how: 'Begin with what you\'d really say to each other: food, family, health, "I missed you", "tell me about this picture". Record them saying ten sentences and repeat them on the bus. Cook or garden together, hands need no grammar. A translation app with voice is fine for the big questions; put the phone between you like a third cup.',
      normal:
        "It's normal, and there are millions like you: at home nowhere quite, blushing in two languages. Parents often dropped theirs so that you'd have it easier. It isn't too late, and it isn't a test of belonging. You belong at that table already; the words are a present you can still give yourself.",
    },
  },
  {
    id: 'fight-with-mother',
    words: [
      /\b(?:(?:fight(?:s|ing)?|fought|argu(?:e|ed|ing|ment)|quarrel(?:l?ed|s)?|row|shouted|screamed|yelled|blew up|clash\w*) (?:\w+ )?(?:with|at) (?:my )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba)|(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba)(?: and i| and me) (?:\w+ )?(?:fight|fought|argue|argued|clash|had a)|dont get (?:along|on) with my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba)|relationship with my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba)|me and my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba) (?:\w+ )?(?:fight|fought|argue|argued|clash|had a|dont))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|in[- ]law|boyfriend|girlfriend|wedding|drink\w*|drunk|inherit\w*|my (?:son|daughter)|no contact|divorc\w+|politic\w*)\b/u,
    tries: [
      'had a huge fight with my mom about nothing and she hung up',
      'my dad and i argue every time we are in the same room',
      'i yelled at my mother yesterday and feel terrible',
      'how can i improve the relationship with my father before its too late',
      'i dont get along with my mother and everyone else has a best friend mom',
      'huge fight with dad',
      'i screamed at my mum',
      'it started with a wet towel on the bed and ended with things from twenty years ago, we had a fight, my mother and i had a terrible day',
      'how do i apologise after i argued with my father about nothing',
      'is it normal to fight with my mom every time i visit',
      'my dad and i clash about everything, from salt to shoes',
      'i dont get on with my mother and i dread her calls',
      'will my relationship with my dad ever be easy',
    ],
    says: {
      told: 'After a fight with a parent, make the first repair small and about the tone, not the topic: "I\'m sorry I got loud. I still see it differently, and I love you." That can be sent tonight. Then look at where you always crash, the car, the phone after work, a certain subject, and change the setting: walk side by side, meet for an hour, leave that subject out. Closeness with parents is often a matter of dose.',
      should:
        "If you were loud or unfair, yes, say sorry for that part today; it doesn't mean you were wrong in the matter. If you were hurt, wait until you can name it in one sentence. I wouldn't wait for them to start, parents often can't. But don't apologize for something you'd do again tomorrow.",
      say: '"I don\'t like how we talked yesterday. I was loud, I\'m sorry. What I meant was this," and then one sentence. Or: "I don\'t need us to agree, I need us to be okay." If the phone always turns into a row, send it as a voice note; they can hear that you\'re not angry anymore.',
      normal:
        "It's normal; with parents the old buttons are wired directly. A fight about nothing is usually about an old something. Not being best friends with your mother or father is common too, whatever people post. A good aim is one decent hour together, now and then more.",
    },
  },
  {
    id: 'parent-hides-illness',
    words: [
      /\b(?:surgery|operation|biopsy|hospital|diagnos(?:is|ed|es)|test results|heart attack|stroke|cancer|blood pressure|diabetes|pacemaker|scan)\b/u,
      /\b(?:(?:my|our) (?:\w+ )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunt|uncle|mother[- ]in[- ]law)|(?:^|and |but )(?:mom|mum|dad|grandma|grandpa))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|passed away|dying|funeral|hospice|terminal|dementia|alzheimers?|refus\w+|wont|my (?:son|daughter)|appointments for|since his surgery|end stage|fell|hip)\b/u,
    tries: [
      'my dad has surgery on thursday and i am 800 km away',
      'mom hid her diagnosis from us for half a year',
      'grandma is in hospital and they only allow one visitor',
      'my father had a heart attack and acts as if nothing happened',
      'how do i support my sister through her cancer treatment',
      'my mum is in hospital',
      'dad needs a heart operation',
      'she told the neighbours and the man at the market and her hairdresser but not us, my mother has had cancer since the spring',
      'how do i stay calm until the test results come, its my dads scan tomorrow',
      'is it wrong to be angry that my father hid his diabetes',
      'my sister was diagnosed last week and jokes all day, do i joke too',
      'my grandfather had a stroke and im in an exam week in another city',
      'my mothers biopsy is on friday and she wants to go without us',
    ],
    says: {
      told: 'When someone in the family is ill, ask them one question before doing anything: "What would help you this week, and what should I leave alone?" Then take on something concrete, the drive, the shopping, being the one who writes down what the doctor says. One person informs the relatives, so that the patient doesn\'t have to. If it was kept from you, it may have been to spare you. New chest pain or stroke signs mean an ambulance, whatever they say. And tell a friend; worry needs company.',
      should:
        "If it's grave or they ask for you, go now if you can. If it's planned and you have to choose, go for the days after; that's when hands are needed. If you can't, be the voice on the phone at a fixed hour, and organize from where you are. Ask them honestly what they'd prefer. Some want a hand to hold, some want nobody to see them in that gown.",
      say: '"I\'m not going to tell you to be strong. I\'m here, I can drive, cook or sit and say nothing. Which one?" To a parent who hid it: "I understand you wanted to protect us. Please tell me next time, the not knowing is worse for me." And to yourself, before the call: no advice from the internet.',
      will: "I can't know that, and I won't guess about anybody's health. The doctors can say more than anyone, and it helps to go with three written questions: what is it, what happens next, what should we watch for. What you can do for the waiting is ordinary: sleep, eat, and have one person you can call.",
    },
  },
  {
    id: 'family-funeral-quarrel',
    words: [
      /\b(?:funeral|burial|ashes|cremat(?:ed|ion)|headstone|gravestone|grave|eulogy|wake)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|family|familys|families|relatives?|in[- ]?laws?|nephews?|nieces?|mil|sil)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|suicid\w*|wake up|wakes|ashes to|my (?:baby|child)|dog|cat|chair|christmas)\b/u,
    tries: [
      'my sister and i disagree about moms ashes',
      'i have to give the eulogy for my grandfather and cant write a word',
      'my aunt isnt speaking to anyone since the funeral',
      'should i go to my estranged fathers funeral',
      'nobody visits grandmas grave except me',
      'fight at my dads funeral',
      'moms ashes, brother wont share',
      'we carried him out in the rain and nobody had an umbrella and then at the wake my uncle started about the money, my poor family',
      'is it ok to skip my grandmothers funeral, i cant afford the flight',
      'how do i write a eulogy for my mother when we were not close',
      'my sister wants a big headstone, i want a tree',
      'should kids come to a funeral, its my aunts',
      'nobody told me about my fathers burial, i read it in the paper',
    ],
    says: {
      told: "I'm sorry, this comes when everyone is raw. For anything about a funeral, ashes or a grave, ask first what the person themselves wanted, and if nobody knows, look for a way in which each of you keeps a part: ashes can be divided in many places, a grave visited on different days, a eulogy made from three small true stories. Quarrels now are mostly grief looking for a door. Whatever can wait, leave it for a month.",
      should:
        "Go if you think you might miss having been there; you can stand at the back and leave before the coffee. Stay away if being there would harm you, and say your goodbye in your own way, a letter, a walk, a candle. Neither choice says whether you loved or forgave. Children may come if they want to, know what they'll see, and have someone who can step out with them.",
      say: "For the quarrel: \"We're both grieving. Let's wait a month with whatever can wait, and then decide.\" For a eulogy: begin with one thing they always said or did, tell one story that makes people smile, end with what you'll keep. Two minutes are enough. It's fine to cry, and to have someone ready to read on.",
      normal:
        "It's okay not to be there if you can't afford it or can't bear it, and it's normal that even good families crack at such a time; everybody's raw. Being the only one who tends a grave hurts too, and some people simply can't stand there. They may mourn at the kitchen sink. Give each other some months before you believe what it looked like.",
    },
  },
  {
    id: 'cousins-apart',
    words: [
      /\b(?:cousins?)\b/u,
      /\b(?:close|closer|drift(?:ed|ing)?|apart|grew up|like (?:a )?(?:sister|brother|siblings)|miss|see each other|lost touch|reconnect\w*|best friend|never see|contact)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|compar\w+|wedding|married|borrow\w*|loan|inherit\w*|ring|kissing|in love|crush|dna|gossip\w*)\b/u,
    tries: [
      'my cousin and i grew up like sisters and now we only like posts',
      'i lost touch with all my cousins after grandma moved',
      'should i reconnect with my cousin after ten years',
      'miss my cousins, we used to spend every summer together',
      'i miss my cousins',
      'my cousin and i drifted apart',
      'we slept six in a row on mattresses at grandmas house and knew each others dreams, and now i never see my cousins',
      'is it weird to message a cousin after 15 years, i want to reconnect',
      'my cousin was like a brother until he moved to dubai',
      'how do we get closer again, all cousins have kids and no time',
      'found my cousin in argentina and we have been in contact daily',
      'my cousin is my best friend and now she moves away',
    ],
    says: {
      told: 'Cousins come back easily, because you share a childhood that nobody else remembers. Send an old photo with one line: "Do you still have that scar from the swing?" No apology for the years, no big plan. If an answer comes, suggest something with a date, a coffee, a call on Sunday. When the grandparents\' house is gone, somebody has to be the new meeting place. It could be you, once a year, with a pot of soup.',
      should:
        "Yes, I'd write. It costs a minute, and with cousins ten years often melt in one evening. Begin with a memory, not with a question about their life. If there was a real quarrel between your parents, say that you're not carrying it on. Leave it only if they hurt you and nothing has changed.",
      say: '"Found this picture of us. I still laugh about it. How are you? I\'d love to see you when you\'re around." That\'s all. If they live near: "Coffee on the 14th?" A date makes it real. If it stays silent, send the next photo on a birthday; some people are only slow.',
    },
  },
  {
    id: 'caught-vape',
    words: [
      /\b(?:vap(?:e|es|ed|ing)|cigarettes?|smok(?:e|es|ing|ed)|weed|joint|condoms?|birth control|the pill|pregnancy test|alcohol|bottle)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba)\b/u,
      /\b(?:found|finds?|caught|smell(?:s|ed)?|knows?|hid(?:e|ing)|grounded|furious|lied|saw|find out)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|kid|teen)s?|(?:dads|moms|mums|fathers|mothers) (?:room|garage|car|bag)|in (?:my )?(?:dads|moms|mums|fathers|mothers)|alcoholic|hidden in|he drinks|she drinks|drinks|pregnant)\b/u,
    tries: [
      'my mom found my vape and isnt talking to me',
      'dad smelled weed on my jacket and im grounded till summer',
      'my parents found condoms in my drawer im 17',
      'i smoke and my mother doesnt know im 28, she caught me on the balcony',
      'mom found my vape',
      'dad caught me smoking, 16',
      'it was a friends and i only kept it for the weekend in my sports bag, and of course my mum found the weed',
      'is my life over, my mother found the pill, im 17',
      'how do i explain condoms to my very religious father, he found them',
      'my parents smelled alcohol on me after the party',
      'im 34 and hide my cigarettes from my mom, she knows',
      'should i tell my dad i vape before he finds out',
    ],
    says: {
      told: "When your parents have found something, a vape, a joint, condoms, the quickest way through is to tell the truth before they build a bigger story. \"You found it, and I won't lie. I was afraid of this. Ask me what you want to know.\" Then ask what they fear most. If you're afraid of what they'd do, tell another adult first. If it's about protection, you can say you're being careful; with smoking, a pharmacist or doctor can help you stop, in confidence.",
      say: "\"You found it, and I'm not going to lie. I'm embarrassed, and I'd like to talk about it tomorrow when we're both calmer.\" Tomorrow: one honest answer to each question and one thing you offer, to stop, to cut down, to see a doctor. Don't mention what your friends are allowed. It's never helped anybody.",
      will: "It mostly cools within days to a couple of weeks, and faster if they see you telling the truth about other things as well. What they lost is a bit of the picture and a bit of trust. Keep small promises exactly, home on time, phone answered. If you're afraid of being harmed over it, tell another adult now.",
    },
  },
  {
    id: 'mil-birth-and-name',
    words: [
      /\b(?:mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|in[- ]?laws?|mil|sil|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?) (?:parents?|family|moms?|mums?|mothers?|dads?|fathers?)|moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|family|sister|brother)\b/u,
      /\b(?:delivery room|at the birth|name (?:the|my|our) (?:baby|son|daughter|child)|baby ?names?|middle name|named? after|stole (?:my|our) (?:baby )?name|visit (?:at|in) the hospital|hospital after birth|godparents?|godmother|godfather)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|named after me)\b/u,
    tries: [
      'my mother in law wants to be in the delivery room and i dont',
      'his parents insist that we name our son after the grandfather',
      'my sister took our baby name that i told her in secret',
      'should i make my brother the godfather even if he never calls',
      'mom hates the baby name we chose',
      'mil wants in the delivery room',
      'my sister hates our baby name',
      'i want only my husband and a midwife and some music in there, and my mother has booked a flight to be at the birth',
      'is it rude to not name our son after his grandfather, its tradition in greece',
      'how do we choose godparents without offending my brother',
      'my mother in law calls the baby by another name, she hates the baby name',
      'should i keep our baby names secret from the family',
      'his parents want to visit in the hospital an hour after the birth',
    ],
    says: {
      told: "Who's at the birth, what the baby is called and who becomes godparent are decided by the parents of that child, and a friendly, early sentence spares most of the quarrel. \"We've decided, and we're happy with it.\" For the delivery room, the midwife or nurse will keep the door for you if you ask. For names, share them after the birth; nobody argues with a name that has a face. A middle name can honor a grandparent.",
      should:
        "I'd decide by who you'd want there at three in the morning, for the birth and for godparents alike, not by whose turn it is. A family name is lovely if you'd choose it anyway; otherwise make it the middle one. Names I'd keep to yourselves until the birth. If a sibling took yours, you may use it too. Cousins with one name have survived.",
      say: '"We\'re keeping the birth to the two of us, and you\'ll be the first call." For the name: "We know it isn\'t the one you hoped for. It\'s the one we love." For a hurt grandparent: "We\'d be glad if you gave the baby something else of the family\'s, a song, a blanket, the stories." Each of you tells your own side.',
    },
  },
  {
    id: 'sibling-with-disability',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?)\b/u,
      /\b(?:autis(?:m|tic)|disab(?:led|ility|ilities)|down ?syndrome|special needs|wheelchair|schizophreni[ac]|bipolar|mentally ill|mental (?:illness|health)|cerebral palsy|adhd|epilep\w+)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:son|daughter|kid))\b/u,
    tries: [
      'my brother is autistic and i worry who cares for him when our parents are gone',
      'growing up with a disabled sister i was always the easy one',
      'my brother has schizophrenia and mom expects me to take over',
      'how do i tell my parents i cant have my sister with down syndrome live with me',
      'my sister is bipolar and the whole family walks on eggshells',
      'my brother has down syndrome',
      'autistic sister, tired parents',
      'i learned to be quiet and good and to need nothing, because my sister has epilepsy and there was always an ambulance',
      'who will look after my disabled brother when mom cant anymore',
      'is it ok to move far away from my sister who is in a wheelchair',
      'how do i explain my brothers schizophrenia to my new friends',
      'my twin is bipolar and off his meds, he laughs at every doctor',
      'people stare at my brother, hes autistic and the funniest man i know',
    ],
    says: {
      told: 'You can love a brother or sister who needs more and still not become their whole plan, and it\'s best talked about while your parents are well. Ask them straight: "What have you set up for later, money, housing, a guardian, and what do you picture my part to be?" Then say what you can and can\'t do. Disability and family mental health groups often advise for free, siblings too. If someone has stopped their medicine or is in crisis, call their doctor or a crisis line now.',
      normal:
        "It's normal to love them, to worry, and to feel cheated of attention, sometimes within one hour. Most siblings in your place have been the easy child and are tired of it. That isn't disloyal, and neither is living your own life far away. You also get to have needs that aren't emergencies. A siblings' group may be the first place where nobody's shocked by it.",
      say: "\"I'll always be in their life. I can visit, keep an eye on things, speak up for them. I can't have them live with me. So let's look now for what else there is.\" Better said ten years early than in a hospital corridor. If your parents cry, stay and let them; it's their oldest fear you've just touched.",
    },
  },
  {
    id: 'girls-do-chores',
    words: [
      /\b(?:girls?|daughters?|woman|women|female|brothers?|sons|boys)\b/u,
      /\b(?:chores?|dishes|cook(?:ing)?|clean(?:ing|s|ed)?|housework|serve|serving|tea|laundry|allowed)\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|grandm\w+|house|at home)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:daughter|girl|son)s?|girlfriend|in[- ]law|in[- ]?laws?|mil|sil|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?) (?:parents?|family|moms?|mums?|mothers?|dads?|fathers?)|boyfriend|dinner party|hoard\w*|lazy|unemployed|games)\b/u,
    tries: [
      'at home i cook and clean and my brothers sit because im the girl',
      'my mother says daughters do the dishes, my brother is 22',
      'my brother is allowed to go out till 2 and im not because im a girl in this family',
      'how do i tell my family its unfair that women serve the tea',
      'only girls clean in this house',
      'my brothers never cook, mother says',
      'i study for the same exams as he does and sleep less, and in our family the daughter makes the tea and washes the dishes',
      'is it sexist that my dad asks only me to do the laundry, my brother is older',
      'how do i stop serving my brothers at home without a war with my mother',
      'my grandma says girls who dont cook stay single',
      'why are boys allowed everything in my family and i have to clean',
      'my brother did the dishes once and my mum called the aunts',
    ],
    says: {
      told: 'It\'s unfair, and you can say so with numbers rather than with anger: write down for one week who does what in the house, and put the list on the fridge. Then ask for one change, not for justice: "From now on he does the dishes on Tuesday and Thursday." Ask your brother directly too; some simply never got asked. What you then leave undone on those days stays undone.',
      normal:
        "You're not ungrateful, and you see it rightly: many families still share out work and freedom by sons and daughters. It's common, and it's allowed to bother you. You may not turn a whole culture around at the sink. One fixed task handed over is a real beginning, and the younger ones are watching.",
      say: '"I\'m glad to help, and I want it shared. He\'s old enough for a sponge. I\'ll do Monday, Wednesday and Friday." To a mother who was raised that way: "Did you find it fair when you were my age?" Ask it gently and let her think. It\'s surprising how often the answer is a long silence.',
    },
  },
  {
    id: 'tell-parents-pregnant',
    words: [
      /\b(?:pregnant|pregnancy|expecting)\b/u,
      /\b(?:tell(?:ing)? (?:my|our|the) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|in[- ]?laws?|grandparents)|(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family) (?:\w+ )?(?:dont|doesnt|do not|will|would) (?:\w+ )?(?:know|kill|be|disown|freak)|(?:told|announc\w+ (?:it )?to) (?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|in[- ]?laws?))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|miscarr\w+|my (?:sister|daughter|brother|cousin)|raped?)\b/u,
    tries: [
      'im pregnant and scared to tell my parents, im 19',
      'how do we tell our parents the pregnancy news in a nice way',
      'we told my family im pregnant and mom only asked about money',
      'my parents dont know im expecting and we arent married',
      'pregnant, how to tell my mom',
      'told my dad im pregnant',
      'we have only been together for seven months and i still live in my old room, and tonight we are telling my parents im pregnant',
      'when do you tell your in laws, we tell my parents first, 8 weeks pregnant',
      'is it ok to tell my family about the pregnancy by video call',
      'my parents will kill me, im pregnant and 17',
      'im 43 and expecting and scared to tell my mother, she will laugh',
      'told my family we are expecting and my dad danced in the kitchen',
    ],
    says: {
      told: "Tell your parents about the pregnancy when you know your own mind about it, because then their first reaction can't decide for you. Start with the gentler one, or bring someone along. \"I'm pregnant. I need you to listen before you say anything.\" A cool first reaction is often shock, and many are different a week later. If you're unsure, see a doctor or family planning clinic soon; ask what stays confidential. If you fear being hurt, tell another adult first, and don't be alone with them.",
      say: "If you're happy: hand over a tiny pair of socks or a card to grandma and grandpa, and wait. If you're scared: \"I have something big to tell you and I'm frightened. I'm pregnant. I don't need a plan tonight, I need you.\" If they get loud: \"I'll come back tomorrow\", and go to somebody safe.",
      when: "Whenever you've had a few days with it yourself; many wait until the first scan or about twelve weeks, others want their mother to know on day one. If you need their help or an appointment soon, tell sooner. If you fear how they'd react, tell a doctor or another adult first, and choose the day together with them.",
      glad: 'What news, congratulations. For telling them, small is loveliest: a card signed by the baby, tiny socks on the breakfast plate, a photo call with everybody pulling faces and then "say: we\'re going to be grandparents." Film it if you can. And tell both sides on the same day, if there are two; who heard first gets remembered for decades.',
    },
  },
  {
    id: 'childhood-things-gone',
    words: [
      /\b(?:my (?:old )?(?:childhood )?(?:room|bedroom|toys|things|stuff|books|dolls?|collection|trophies|teddy|lego|comics|pok[e]mon cards|drawings|clothes)|childhood (?:things|toys|photos|room|bedroom))\b/u,
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|folks)\b/u,
      /\b(?:threw|thrown|throw(?:s|ing)?|gave away|given away|giv(?:e|es|ing) away|sold|donated|turned (?:my|it)|into an? (?:gym|office|guest)|got rid|get rid|emptied|tossed|keeps? telling me to (?:take|pick))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|hoard\w*|stepmom|step ?mother)\b/u,
    tries: [
      'my mom threw out my childhood toys without asking',
      'my parents turned my room into a gym the week i left',
      'dad sold my comics collection and laughed about it',
      'is it childish to be sad that my mother gave away my teddy',
      'mum threw out my lego',
      'dad sold my things on ebay',
      'i was only gone for one semester and left everything labelled in boxes, and my parents gave away my books',
      'is it petty to be angry that my mother donated my clothes from school',
      'they turned my bedroom into a guest room, my parents, in a week',
      'my mom got rid of my drawings and kept my brothers',
      'how do i ask my dad if he threw away my old comics',
      'my folks keep telling me to pick up my childhood things, theyll throw them out',
    ],
    says: {
      told: "Being sad over a room or a teddy isn't childish; those were the proof that there's a place where you're kept. Say it without a trial: \"I know it was only stuff to you. I'd have liked to be asked, and I was hurt.\" Then save what's left: ask for a date to come and fetch your boxes, and for the photos. What was sold can sometimes be found again online, if it matters enough.",
      normal:
        "It's quite normal to mind, at twenty and at fifty. It isn't the plastic, it's that somebody decided alone that this part of you was finished. Parents mostly think in square feet and don't notice. One sentence about it is fair. And you may buy yourself that one book again.",
      say: '"I found out my things are gone. I\'m sad about it, mainly that you didn\'t ask me. Is there anything left that I can come and pick up on Saturday?" It tells them what hurt and gives them something to do about it. If they laugh: "It was funny to you. It wasn\'t to me."',
    },
  },
  {
    id: 'family-recipe',
    words: [
      /\b(?:recipes?|(?:grandm\w+|grans|nans|nonnas|abuelas|moms|mums|mothers) (?:\w+ )?(?:pie|soup|cookies|dumplings|lasagna|tamales|bread|cake|curry|biryani|sauce|kitchen|cooking|pierogi|goulash|kimchi))\b/u,
      /\b(?:grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|aunts?|aunt(?:ie|y)|family)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|in[- ]law|mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|weight|too salty|rearrang\w*|died|passed away|dead|funeral)\b/u,
    tries: [
      'grandma wont write down her recipe for dumplings, she says a handful of this',
      'i tried to make my moms soup and it tastes of nothing',
      'my aunt refuses to share the family recipe',
      'i finally made my nonnas lasagna and everyone was silent',
      'grandmas recipe is lost',
      'cant make mums soup right',
      'i have tried it eleven times with three kinds of flour and her own wooden spoon, and its not my grandmothers bread',
      'how do i get my aunt to give me the recipe before its lost',
      'is it wrong to change the family recipe, im vegan',
      'my nonna says recipes are for people without hands',
      'made my moms biryani for forty people and they asked for more',
      'should i write a cookbook with all my grandmas recipes',
    ],
    says: {
      told: "A family recipe lives in hands, so go and cook it beside the person and measure what the hands do: put a bowl on the scale before each handful goes in, and film the dough. Ask why at each step, that's where the secret sits. If someone won't share, ask to be the helper and not for the recipe. And if yours tastes different, it's usually salt, time, or the old pot.",
      how: 'Take a kitchen scale, a phone and an hour. Weigh the bag before and after, note the colors and sounds, "until it smells nutty", and cook it yourself the very next week while you remember. Then let them taste and complain; the complaint is the last missing line of the recipe. Write their name and the date on top.',
      glad: "That's more than dinner, you've just kept a person's hands going for another generation. Write it down tonight with your own notes, whose it is and what you changed. And call the one it came from, if you can, and describe that silence at the table. It's the best review a cook can get.",
    },
  },
  {
    id: 'sibling-divorce',
    words: [
      /\b(?:(?:my|our) (?:\w+ )?(?:sister|brother|cousin|sibling)s?)\b/u,
      /\b(?:divorc(?:e|ed|ing)|separat(?:ed|ing|ion)|left (?:her|his) (?:husband|wife)|(?:husband|wife) left|marriage (?:is )?(?:over|broke\w*|ending|failing)|cheat(?:s|ed|ing)|affair|broke up)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|my (?:husband|wife|boyfriend|girlfriend)|cheated (?:on me|with my)|i(?:m| am) divorced|parents (?:are )?divorc\w+|my divorce|i (?:just )?broke up)\b/u,
    tries: [
      'my sister is getting divorced and sleeps on my couch with the kids',
      'my brother cheated on his wife and i like her more than him',
      'my sisters husband left and she calls me crying every night',
      'should i stay friends with my brothers ex after the separation',
      'my sister left her husband',
      'my brother is divorcing, its ugly',
      'they were the couple we all looked up to with the garden and the two dogs, and my brothers wife left and he sleeps in our office',
      'how do i help my sister through a divorce from another country',
      'is it disloyal to keep seeing my ex sister in law after my brothers divorce',
      'my cousin cheated and wants me to lie for him, shes family',
      'my sister is separated and dates already, the kids are confused',
      'should i tell my sister that her husband is cheating, i saw him',
    ],
    says: {
      told: 'When a sibling\'s marriage breaks, be a place and not a judge: a bed, a meal, school runs, somebody who listens without saying "I never liked them", because they may go back. Limit it kindly where you need to: "I\'m here every evening until ten." You can go on liking the other half; tell your sibling so openly. And if your own sibling did the hurting, love them and say what you think, once.',
      should:
        "I'd stay in touch with an ex you like, if you say so to your sibling first and carry no news between them. \"She's the kids' mother and my friend, and I'll never discuss you with her.\" Wait a bit if the wound is fresh. If you know of something that was hidden, speak to your sibling before you speak to anyone else.",
      say: '"I\'m so sorry. You don\'t have to explain anything. Come for dinner, the couch is yours until the end of the month." For the nightly calls: "I\'ve got half an hour, then I have to sleep, tell me the worst part first." Don\'t say what you always thought. It can be remembered for decades.',
      how: "Help with hands more than with opinions: watch the kids during the lawyer's appointment, copy papers, cook double. Ask \"do you want advice or company?\" and believe the answer. Keep your own evenings; someone who's worn out is no help in month three. If there's fear in the house, help find a counselor or a shelter line at once.",
    },
  },
  {
    id: 'moving-in-together-parents',
    words: [
      /\b(?:mov(?:e|ed|ing) in (?:together|with)|liv(?:e|ing) together|live with (?:my|him|her)|before marriage|unmarried)\b/u,
      /\b(?:boyfriend|girlfriend|bf|gf|partner|fiance?e|together|him|her)\b/u,
      /\b(?:(?:my|our|the) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|folks|grandparents|grandma)|parents|(?:^|and )(?:mom|mum|dad)|my (?:traditional |religious )?(?:dad|mom|mum|grandmother))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|disown\w*|(?:dad|father|mom|mum|mother|sister|brother) (?:has |have |is |just )?(?:moved|moving) in|(?:his|her|boyfriends|girlfriends) (?:parents|mom|mum|family)|in[- ]laws?|my (?:daughter|son)|with my parents|dementia)\b/u,
    tries: [
      'how do i tell my parents im moving in with my boyfriend',
      'my family is against us living together before marriage',
      'mom hasnt called since i moved in with my girlfriend',
      'should we pretend to my parents that we dont live together',
      'moving in together, parents angry',
      'mom says no living together',
      'we found a flat with a bathtub and a lemon tree and signed on monday, and my parents think living together before marriage is a sin',
      'is it shameful in my family to live with my partner, we are not engaged',
      'how do i tell my traditional dad that im moving in with him, my fiance',
      'my grandmother wont visit us because we live together unmarried',
      'should we get engaged first so my parents accept us living together',
      'were moving in together in june, what do i say to my parents in manila',
    ],
    says: {
      told: "Tell your parents that you're moving in together as a decision and not as a question, and give them something to hold: when they can visit, that you can pay for it, that you've thought about it. \"It's important to me that you hear it from us.\" If it goes against what they believe, you don't have to agree on that. Let them be sad, keep calling, and invite them to your kitchen soon. If you fear for your safety, tell them from the new place, with someone beside you.",
      say: "\"We've decided to move in together in May. I know it isn't how you'd have done it. I'm not asking you to approve, I'd love you to come for dinner when you can.\" Then listen without defending. If they go quiet, call on Sunday as usual; it shows them they haven't lost you, which is mostly the fear.",
      should:
        "I wouldn't pretend for long. A hidden address needs a new lie at each phone call, and a cousin finds it anyway. Wait only if you depend on them and they'd truly cut you off or harm you; then get your own footing first. Telling one softer relative beforehand helps a good deal.",
    },
  },
  {
    id: 'father-in-law',
    words: [
      /\b(?:father[- ]?in[- ]?laws?|fil|(?:husbands?|hubbys?|wifes?|boyfriends?|girlfriends?|fiance?es?|partners?) (?:dads?|fathers?))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|cancer|tumou?r|chemo|stroke|hospice|terminal|weight|wedding|meet(?:ing)?|met|mother[- ]in[- ]law|mov\w+|driv\w+|scam\w*|money|drink\w*|drunk|dementia|my body|business|politic\w*|dating)\b/u,
    tries: [
      'my father in law talks to me as if i was staff',
      'my wifes dad never says a word to me',
      'my father in law gives my husband orders about our own roof',
      'how do i get a good relationship with my father in law',
      'my father in law hates me',
      'fil gives orders, always',
      'i have repaired his fence and listened to his war stories and praised his terrible coffee, and my father in law still calls me the boyfriend',
      'how do i say no to my father in law when he wants to build our terrace',
      'is it normal that my husbands dad never talks to women',
      'my fil makes jokes about my accent',
      'my girlfriends father tests me with history questions',
      'my father in law and i fish in silence, is that friendship',
    ],
    says: {
      told: 'With a father-in-law, something to do together usually works better than something to say: a repair, a match, a barbecue, a question about his trade. Ask for his advice on one thing you don\'t mind hearing about. For orders or a rude tone, his own child should speak: "Dad, we decide that one. And please talk to them the way you talk to me." You don\'t have to be loved there. Respected is the thing to insist on.',
      them: "Nobody can look into him. From outside, silence in such men may be shyness, habit, or simply no idea what to say to you, and it's rarely as personal as it feels. Try a task side by side, and one question about when he was young. If he's plainly rude after that, it's for his child to name it.",
      say: '"I\'d be glad of your opinion on the fence. About the roof, we\'ve already decided." Friendly, short, with a place where his help is wanted. When the tone is off: "I\'d like you to ask me, not tell me." And to your partner: "I need you to say one sentence when he does that, so I don\'t have to."',
      normal:
        "It's normal for it to feel stiff, often for years; two people who share only one person have to find a topic. It isn't a verdict on you. Quiet can be quite comfortable once you stop waiting for talk. Rudeness is another matter, and you're not oversensitive if you'd like it to stop.",
    },
  },
  {
    id: 'kicked-out-by-parents',
    words: [
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|family|stepdad|stepmom|stepfather|stepmother)\b/u,
      /\b(?:kick(?:ed|s|ing)? me out|threw me out|throw(?:s|ing)? me out|thrown out|kicked out of (?:the|my) (?:house|home)|told me to (?:leave|get out|move out|pack)|changed the locks|nowhere to (?:go|sleep|live))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|my (?:husband|boyfriend|girlfriend|wife) kicked)\b/u,
    tries: [
      'my parents kicked me out last night because i came home late',
      'dad told me to pack my things by friday, im 18',
      'mom threatens to throw me out every time we argue',
      'my stepdad threw me out and i sleep at a friends',
      'my dad kicked me out',
      'mum threw me out. where now',
      'i forgot to lock the gate and came in at one with my shoes in my hand, and my father told me to leave',
      'is it legal to be thrown out at 17 by my parents',
      'how do i get my clothes, my mother changed the locks',
      'my stepmom told me to get out and dad watched tv',
      'my family threw me out because im with a man they dont like, nowhere to go',
      'will they take me back, my parents kicked me out in march',
    ],
    says: {
      told: "If your parents have put you out, or might, line up a safe bed first: a friend, an aunt, a teacher who knows you, or a youth shelter or housing helpline, which can place you tonight in many cities. Take your papers, bank card, medicine and charger. If you're a minor, your parents usually can't just put you out, and child services or a school counselor will help. When everyone has slept: \"I'd like to talk with someone neutral there.\"",
      should:
        "I'd go back only if it's safe and something's been said about how it goes on, best with a third person in the room. If it was a threat in anger, ask for rules in writing and quietly make a plan B: savings, a room, a relative. Don't return to a place where you were hurt; a helpline can find you something else.",
      will: "It often calms within days, and it depends on whether somebody neutral helps you talk: an aunt, a pastor, a counselor. I can't promise it. So plan for both: stay reachable with one calm message, \"I'm safe, I'm at a friend's, I'd like to talk\", and meanwhile ask a youth or housing service about your options.",
    },
  },
  {
    id: 'mother-never-loving',
    words: [
      /\b(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|amma|ammi)\b/u,
      /\b(?:(?:never|doesnt|didnt|dont) (?:\w+ )?(?:love|loves|loved|hug|hugs|hugged|say|says|said|tell|told|show|shows|want|wanted|like|likes) (?:\w+ )?(?:me|i love|she loves|shes proud|she is proud|affection|proud)|cold|narcissis(?:t|tic|m)|mother wound|distant|unloving|hates me|regrets having me|emotionally unavailable)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|in[- ]law|cold to|has a cold|caught a cold|boyfriend|girlfriend|gay|lesbian|trans|wont let me|want me to|wanted me to|no contact|dads?|daddys?|fathers?|papas?|abba|baba|ice cold|cold shoulder)\b/u,
    tries: [
      'my mother has never said she loves me',
      'my mom is cold and i see how other daughters get hugged',
      'i think my mother is a narcissist',
      'does my mom hate me, she says she regrets having me',
      'how do i heal my mother wound',
      'my mother never loved me',
      'mum is so cold with me',
      'i have watched her hug my friends and the postman and the neighbours kids, but my mother never hugged me',
      'is my mum a narcissist or am i too sensitive',
      'how do i become a good mum when my own mother doesnt love me',
      'does it ever stop hurting, my mom never said i love you',
      'my mother is distant and i still run to show her every drawing, im 39',
      'why did she have me, my mother hates me and says it in jokes',
    ],
    says: {
      told: "A mother who's cold or can't show love leaves a hunger that's real, and it's no proof that you were hard to love. Stop asking the empty well; see what she can give, soup, money, a ride, and take your need for warmth to people who have it. If you want to try once: \"I'd have liked more hugs. I'd still like one.\" A good counselor is worth a great deal with this one. And if you still live with her and she's cruel, tell another adult you trust.",
      them: "I can't see into her, and no label from outside will tell you what she feels. Some mothers were never held themselves, some are ill or worn out, some can't love well. You can only see how she treats you, and you may judge that as it is. What she said about you is hers. It isn't a fact about your worth.",
      normal:
        "It's normal to long for it at any age, and normal to grieve for a mother who's still alive. You aren't ungrateful for noticing what was missing. People seldom say it because mothers are supposed to be sacred, and still a great many carry this. Find one of them to talk to; it's a relief to say it plainly.",
      how: "In small steps: name what was missing without excusing it, let yourself be cared for by somebody safe, and treat yourself on bad days as you'd have wanted her to, food, a blanket, a kind voice. Expect less from each visit and stay shorter. With a therapist or a group it goes faster, because it mends in company.",
    },
  },
  {
    id: 'close-to-family',
    words: [
      /\b(?:(?:my )?(?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|sisters?|brothers?|siblings?|my sis|my bro|twins?|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|cousin) (?:is|are|was|became) (?:\w+ ){0,2}(?:best friends?|my rock|my hero|everything to me|amazing|the best|so supportive|so sweet|so kind)|i love my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|sisters?|brothers?|siblings?|my sis|my bro|twins?|family)|love my family|close to my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|sisters?|brothers?|siblings?|my sis|my bro|twins?|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|family)|(?:proud of|grateful for|thankful for) my (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|sisters?|brothers?|siblings?|my sis|my bro|twins?|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|family))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|cancer|tumou?r|chemo|stroke|hospice|terminal|but|hate|fight\w*|gay|boyfriend|girlfriend|husband|wife|drink\w*|dementia|abroad|mov\w+|though|too close)\b/u,
    tries: [
      'my mom is my best friend and i call her about everything',
      'i love my family so much, we all cooked together today',
      'is it weird that my sister is my best friend at 30',
      'im so proud of my dad, he learned to swim at 66',
      'i love my grandma so much',
      'my brother is my hero',
      'she works two jobs and still makes pancakes in the shape of our names every sunday, my mum is simply the best',
      'is it strange that im so close to my parents at 28',
      'my sisters are my best friends and we talk every day',
      'grateful for my dad today, he drove all night to bring me home',
      'how do i show my grandparents that theyre everything to me, my grandparents are the best',
      'im so proud of my little sister, proud of my sister really, she started school again at 40',
    ],
    says: {
      told: 'It\'s a fine thing to have someone like that in the family, and it deserves to be said to them while they can enjoy it. Send one line today with a particular in it: "I thought of how you waited up for me that night." Ask for a story you don\'t know yet, or take the ordinary photo. Closeness like that grows on small things, and you obviously have them.',
      glad: "How good, and what luck on both sides. Tell them in so many words, people in families mostly assume it's known. And keep something of it: a recording of that laugh, a photo at the stove, a line in a notebook about today. Those turn out to be the best things you own.",
      normal:
        "It isn't weird, it's lovely. Being close to a parent or sibling is a good thing as long as you also have your own decisions and some friends of your own. If you can disagree with them and still be fine the next day, it's as healthy as it gets. Others may tease out of a little envy.",
    },
  },
  {
    id: 'parents-big-birthday',
    words: [
      /\b(?:birthday|anniversary|turn(?:s|ing) (?:[5-9]0|[5-9]5|100)|[5-9]0th|100th|golden wedding)\b/u,
      /\b(?:(?:my|our) (?:moms?|mums?|mams?|mamas?|mamma|mommy|mummy|mothers?|dads?|daddys?|fathers?|papas?|parents?|amma|ammi|abba|baba|grandm(?:a|as|other|others)|grandpas?|grandfathers?|grandparents?|grann(?:y|ys|ies)|grans?|nanas?|nans?|nonn[ao]s?|abuel[ao]s?|oma|opa|gran(?:d)?dads?|gramps|nani|dadi|lol[ao]|in[- ]?laws?|mil|mother[- ]in[- ]law)|(?:^|and |for )(?:mom|mum|dad|grandma|grandpa|mums|moms|dads|grandmas|grandpas))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|gifts?|presents?|my birthday|forgot|no contact|without (?:my|our|him|her)|weight|cruise)\b/u,
    tries: [
      'dad is turning 70 and wants no party but would be hurt without one',
      'my parents 50th anniversary is in may and my siblings do nothing',
      'my grandmothers 90th birthday, how do we make it special',
      'planning my mothers birthday and my aunt takes over everything',
      'dads 60th birthday, ideas',
      'my parents golden wedding, help',
      'we are five siblings in four countries and nobody answers the messages, and in august my grandmother is turning 100, our grandma',
      'is a surprise party a good idea for my mothers 70th, she hates surprises',
      'how do i write a speech for my dads 80th',
      'my in laws anniversary is the same day as my exam',
      'should we rent a hall for my grandpas 90th or stay in the garden',
      'my mum turns 50 and wants to jump out of a plane',
    ],
    says: {
      told: 'For a parent\'s or grandparent\'s big day, small and personal beats large: the people they\'d name first, a meal they like, and one moment that\'s only about them. Ask everyone for a memory in three lines and read them out, or put old photos on a string. "No party" often means no speech and no surprise, so ask: "Lunch with just us?" Share out the tasks by name and date, and one person decides.',
      should:
        "Yes, I'd do something, even for those who say they want nothing; a lunch for six isn't a party. Don't do a surprise unless they love surprises. If siblings won't join in, do the size that you can do alone gladly, and sign it from yourself. It isn't your job to cover for them.",
      how: "Three things: a list of ten people at most, a place they can reach without stairs, and a book or box of short memories from everyone who can't come. Start at lunchtime if older guests are coming. Have one song from their youth. And someone takes the photo of all of you, before the cake and not after.",
    },
  },
  {
    id: 'sibling-room-and-clothes',
    words: [
      /\b(?:sisters?|brothers?|siblings?|my sis|my bro|twins?)\b/u,
      /\b(?:share a (?:bed)?room|sharing a (?:bed)?room|my (?:clothes|makeup|charger|shirt|hoodie|perfume|car|things|stuff|room|food)|same room|without asking)\b/u,
      /\b(?:takes?|took|wears?|wearing|borrows?|uses?|steals?|stole|share|sharing|fight|annoy\w*|mess\w*|without asking|broke|breaks|eats?|eating|ruin(?:s|ed))\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|step\w*|my (?:son|daughter|kids)|inherit\w*|threw|money|boyfriend|girlfriend)\b/u,
    tries: [
      'my sister wears my clothes without asking and stains them',
      'i share a room with my brother and he games till 3',
      'my sister took my makeup again and mom says let it go',
      'how do i get my brother to stop eating my food',
      'my sister stole my hoodie',
      'sharing a room with my brother, mess',
      'i saved four months for that perfume and hid it behind the books, and my sister took it, she always uses my things',
      'how do i stop my brother from using my charger without asking',
      'is it childish to put a lock on my room, my sister takes everything',
      'my little brother broke my headphones, he was in my room again',
      'my twin wears my clothes and looks better in them, unfair, she never asks and takes all',
      'i share a bedroom with three sisters and want to scream',
    ],
    says: {
      told: "With a sibling in your room or your closet, rules work better than rows: three of them, written, the same for both. Ask before taking, give it back clean, lights and sound off at a set hour. Add a price you both agree on: whoever breaks it does the other's chore. Put the things that really matter in a box with a lock. And lend one thing gladly now and then; it makes the no believable.",
      say: '"You can borrow the gray hoodie if you ask. The rest is off limits, and I\'m serious." Say it on a good day and not in the doorway. To a parent who says let it go: "I\'m not asking you to take sides. I want a rule that counts for both of us." Then write it on the door.',
      normal:
        "It's normal to be furious about a shirt, because it's about the only thing in the house that's just yours. You're not petty. Sharing a room with someone who takes things would test a saint. A lock, a rule and one shelf nobody touches change more than any shouting, and it does get better with distance.",
    },
  },
  {
    id: 'in-laws-visit',
    words: [
      /\b(?:in[- ]?laws?|mil|sil|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?) (?:parents?|family|moms?|mums?|mothers?|dads?|fathers?)|mother[- ]?in[- ]?laws?|mothers[- ]in[- ]law|monster[- ]in[- ]law|mil|mils|(?:husbands?|hubbys?|wifes?|boyfriends?|bfs?|girlfriends?|gfs?|fiance?es?|partners?|his|her) (?:own )?(?:moms?|mums?|mothers?)|my (?:parents|mom|mum|mother|dad|father|family))\b/u,
      /\b(?:(?:visit(?:s|ing)?|coming|come|comes|stay(?:s|ing)?|staying) (?:\w+ ){0,3}(?:for|us|over|next|this|every|till|until|in)|house ?guests?|never visit(?:s)?|overstay\w*)\b/u,
      /\b(?:weeks?|days?|weekend|month|months|summer|never|us|guest ?room|until|till)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|mov(?:e|es|ed|ing)|liv(?:e|es|ing) with|christmas|thanksgiving|eid|diwali|key|unannounced|uninvited|without (?:calling|warning)|vacation|trip|wedding|nursing home|abroad|hospital|surgery|meet(?:ing)?|guilt\w*|alone|every day|weight|stay for us|marriage|stay together)\b/u,
    tries: [
      'my in laws are coming for two weeks and we have one bathroom',
      'my husbands parents never visit us but are always at his sisters',
      'my parents come to stay every summer for a month and i lose my mind',
      'mother in law is staying with us until easter',
      'how do i tell my mom that staying for a weekend is enough for us',
      'in laws staying for a month',
      'his parents never visit us, husbands family',
      'we have a baby and one bathroom and a cat who hates everyone, and next friday my husbands parents are coming for ten days',
      'how do i tell my mother in law that a weekend is enough when she wants to stay for a month',
      'is it normal to be exhausted after my parents stay with us for three days',
      'my mother wants to come over every weekend until summer',
      'my in laws stay in our bedroom when they visit for a week and we sleep on the floor',
      'my dad comes for two weeks in may and i cant wait',
    ],
    says: {
      told: "Visits from parents or in-laws go best with a start, an end and some hours apart, all said before they come. \"We'd love you from Friday to Tuesday. Mornings we work, at four we're all yours.\" Give them tasks they like and a bus card. You keep one evening for yourselves. If they never visit you, don't hint; invite them for a particular day, with a reason they can't resist, and see.",
      say: '"Four days are perfect for us, then we all part happy." Or: "We can\'t manage two weeks this time. What about the long weekend in May?" Whoever\'s parents they are says it. If they never come: "We\'d love to have you here on the 12th. The kids want to show you their room." A date gets an answer; a hint gets a sigh.',
      normal:
        "It's normal to love them and count the days. Guests in a small home wear anyone out, and parents bring your childhood along in the suitcase. Around the fourth day most people get thin-skinned, so plan an outing there. And if they favor another household, it's normal for that to sting. Ask, rather than keep score.",
      how: 'Before: dates, sleeping places, one page with the wifi and the bus. During: breakfast together, the middle of the day apart, one shared thing later. Let them cook once and let them fix something. Go for a walk alone daily, call it an errand. After: a day off for the two of you, already in the calendar.',
    },
  },
  {
    id: 'skip-family-wedding',
    words: [
      /\b(?:(?:cousins?|sisters?|brothers?|nieces?|nephews?|uncles?|aunts?|dads|fathers|moms|mums|mothers) (?:\w+ )?(?:wedding|baby shower|engagement party)|wedding of my (?:cousin|sister|brother)|(?:maid of honou?r|bridesmaid|best man|groomsman) (?:\w+ ){0,4}(?:sister|brother|cousin))\b/u,
      /\b(?:go|going|skip|attend|miss|decline|afford|far|flight|expensive|maid of honou?r|bridesmaid|best man|speech|toast|invited|dont want|have to|no kids|child ?free|dress|wear|alone|single)\b/u,
    ],
    unless:
      /\b(?:(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|choked|chokes) (?:me|her|him)|touch(?:es|ed|ing) me|abus(?:e|ed|es|ive|ing|er)|molest(?:ed|s|ing)?|raped?|suicid(?:e|al)|kill (?:myself|him|her)|want to die|violent|violence|died|dies|dead|death|deaths|dying|passed away|passed on|funeral|funerals|grief|grieving|lost (?:my|our) (?:mom|mum|mother|dad|father|grandma|grandpa|gran|nan|sister|brother)|since we lost|terminal|hospice|not invited|wasnt invited|didnt invite|guest ?list|younger|little|kids table|paid|pays?)\b/u,
    tries: [
      'i dont want to go to my cousins wedding, it is 900 dollars with the flight',
      'my sisters wedding is child free and i have a baby',
      'im best man at my brothers wedding and have no idea for the speech',
      'do i have to attend my cousins wedding alone',
      'cousins wedding, i dont want to go',
      'sisters wedding speech, panic',
      'its in a castle four hours away with three outfits and a list full of copper pans, do i have to go to my brothers wedding',
      'is it rude to miss my nieces wedding for a work trip',
      'how do i decline my uncles third wedding politely',
      'my sisters wedding is child free and im breastfeeding, do i go',
      'what do i wear to my cousins wedding in jaipur, i have nothing',
      'going alone to my brothers wedding and my ex is the photographer',
    ],
    says: {
      told: "A family wedding is an invitation and not a summons: go if you'd be glad to have been there, and if you can't or won't, decline early and warmly, with a card. For a brother or sister I'd stretch a good deal further than for a cousin. If money, a baby or coming alone is the snag, ask; people often find a way. And for a speech: one story, one thing you admire, glasses up, three minutes.",
      should:
        "For a sibling, I'd go unless it harms you; those are days that get remembered. For a cousin you see once in five years, a warm no and a gift within your means are perfectly fine. Don't go into debt for it. If you're wavering, ceremony only, or one night instead of three, is a good middle.",
      say: "\"Thank you so much for thinking of me. I can't be there, and I'd love to take you both out when you're back.\" No list of reasons. With a baby and no kids allowed: \"I'd love to come for the ceremony, I'll slip out after.\" For the bride or groom close to you, call instead of ticking a box.",
      how: 'For a speech, write down three moments with this person and choose the one where people will smile. Begin there, without introducing yourself at length. Say what you saw change when they met their partner. End with one wish and raise the glass. Three minutes, printed large, no exes, no drink before. Read it aloud to someone twice.',
    },
  },
];
