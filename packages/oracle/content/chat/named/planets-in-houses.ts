import type { PlanetId } from '@palm/astrology/vocabulary';

export type HousedPoint = PlanetId | 'chiron' | 'northNode';

/** What a planet is read as in each house, from the first on: the gift, and the hard side. */
type Houses = readonly (readonly [gift: string, hard: string])[];

const lines = (text: string): Houses =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [gift = '', hard = ''] = line.trim().split(' | ');
      return [gift, hard] as const;
    });

/** Each gift and each hard side fits after "you". */
export const PLANETS_IN_HOUSES: Readonly<Record<HousedPoint, Houses>> = {
  sun: lines(`
    like to be met as yourself and set the tone when you walk in | may take every room as a test
    get your confidence from what you've earned and built | may measure yourself by the account
    come alive in talk, in learning and among siblings and neighbors | may be everywhere and nowhere
    are most yourself at home, with family and in private | may find it hard to leave the nest, or the past
    shine in play, romance and anything you make | may need applause to enjoy it
    find yourself in useful daily work | may have no idea who you are on a day off
    grow through one-to-one relationships | may ask the other person who you are
    go deep, and are good where others look away | may keep too much to yourself
    look for meaning: travel, study, belief | may always be somewhere else in your head
    want to be known for what you do | may live for the job
    find yourself among friends and in plans for later | may put the group before your own wish
    recharge alone, at home or out of sight, and notice a lot that others miss | may hide a light that people would like to see`),
  moon: lines(`
    show your feelings, and people trust you for it | may take the mood of the room for your own
    feel safe with something put by and good things around you | may shop when you are sad
    calm down by talking, writing and short trips | may talk around the feeling
    need a real home and recover there; family and old places go deep with you | may retreat when you should go out
    feel best when you play, flirt or make something | may have moods about who noticed
    feel well when the day has an order and you are of use | may carry worry in your body
    feel safest with one person beside you | may adjust until you are out of sight
    feel the undercurrents, and you are the one people call in a crisis | may feel everything at full strength and trust slowly
    feel better as soon as you learn, believe or go somewhere | may run from a feeling by booking a ticket
    feel seen through your work, and people sense that you care | may have no private face left in the evening
    need your people, and many of them | may look after everyone's mood but yours
    need time alone, and have a rich inner life | may hide a feeling even from yourself`),
  mercury: lines(`
    think quickly and say it | may talk over your own doubts
    think well about money and practical things | may count twice and still worry
    learn, write and talk with ease | may have ten tabs open
    think best at home, and remember everything your family said | may repeat old conversations in your head
    are funny, playful and good at telling stories | may argue for the fun of it
    are careful and precise at work | may worry about details at night
    think by talking with somebody | may wait for their opinion to have yours
    see through things and like secrets and research | may suspect more than is there
    love ideas, languages and big questions | may skip the small print
    are known for how you speak or write | may take work calls at dinner
    have friends for every subject | may know everyone and tell no one
    think in private and in pictures | may not say what you have long understood`),
  venus: lines(`
    are easy to like, and have a feeling for how things look | may want to please everyone you meet
    enjoy good things and have a hand for money | may spend for comfort
    charm people with words and love a good conversation | may flirt without noticing
    love a beautiful home and keep peace in the family | may put up with too much for that peace
    love play, romance and being courted | may miss the first weeks for years
    show love in daily favors, and like your colleagues | may love by serving and keep count
    are made for pairs, and good at them | may stay for the sake of being two
    love deeply and all the way | may find trust hard
    are drawn to people from elsewhere and to ideas | may love the distance more than the person
    get on with people at work and are liked in public | may care a lot what people say
    find love among friends | may keep love too friendly to be noticed
    love quietly, show it in private and without a witness, and need time alone to feel it | may pine for someone out of reach, keep a feeling to yourself too long, or give more than you ask for`),
  mars: lines(`
    act first and come across as strong | may start fights by walking in
    work hard for what you own | may spend in a temper
    argue well and quickly | may have a sharp tongue
    have energy for home and family | may bring anger home, or have inherited some
    play to win and court with fire | may turn fun into a contest
    work hard and get things done | may burn out or quarrel at work
    pick partners who push back | may fight for the sake of contact
    have strength in a crisis | may fight about trust and money
    fight for what you believe, and travel far | may preach
    have drive at work and go for the top | may see rivals everywhere
    get groups moving | may quarrel with friends
    work best unseen, and in your own time | may swallow anger until it comes out sideways`),
  jupiter: lines(`
    come across as generous and hopeful | may promise too much
    take a generous, confident view of money and see openings where others see costs | may spend as if more were always coming
    learn easily and talk happily | may talk more than you finish
    have luck with home, or a big heart for family | may want a bigger house than you need
    enjoy play, romance and children | may overdo a good thing
    like your work, or the people there | may take on too much
    meet generous people, and give them room | may expect rescue from a partner
    come through hard times with more than you went in with | may lean on other people's money
    love travel, study and meaning | may always be on the way
    have luck with work and reputation, or people who help you up | may take the title for the work
    have many friends and big plans | may start more plans than a year holds
    are looked after in quiet ways, and generous in secret | may wait for luck when a phone call would do`),
  saturn: lines(`
    come across as serious and reliable, older than your age | may be too hard on yourself
    build money slowly and hold on to it; security comes later, and it lasts | may always feel there is too little, whatever the account says
    think carefully and choose your words | may have been told you were slow, and believe it
    took on duties at home early, and you hold a family together | may find it hard to rest there
    take love and play seriously, and get better at both with age | may feel watched when you have fun
    work hard and well | may not know when the day is over
    take relationships seriously, and prefer late and lasting to early and loose | may feel love is an exam
    handle shared money and grief with care | may find it hard to let anyone in
    test what you believe, and learn for life | may stop yourself from going
    climb slowly and stay up there | may never feel you have arrived
    have few friends, and for decades | may feel outside the group
    do a lot that no one sees, and are good alone | may carry guilt that isn't yours`),
  uranus: lines(`
    are your own person from the first minute | may be different on principle
    earn in unusual ways | may have an account that goes up and down
    have a quick and original mind | may be bored in every meeting
    grew up in, or want, a home unlike others | may move too soon
    love and create in your own way | may fall in and out of love overnight
    need freedom in your working day | may walk out of a good job on a Tuesday
    need a partner who leaves you room | may leave before you are left
    come through upheaval well | may shake things up to feel awake
    believe what you found out yourself | may change your mind in the middle of a term
    have an unusual career | may not stand a boss
    have odd and interesting friends | may drop a group from one day to the next
    have sudden insights, usually alone | may be restless at night`),
  neptune: lines(`
    come across as gentle and hard to pin down | may become what people see in you
    are generous, and do not live for money | may lose sight of the numbers
    think in images and hear what was meant | may be misunderstood in plain matters
    dream of an ideal home | may see your family too kindly, or too sadly
    love and create with a lot of imagination | may fall for the idea of a person
    work best for something you believe in | may blur duties until nobody knows them
    look for a soul in a partner | may rescue people
    sense what is unsaid | may be vague about shared money
    have faith, or a longing for one | may follow a teacher too far
    work with images, care or ideals | may not know where you are headed
    have kind, artistic friends | may give them more than they ask for
    have a deep inner life and vivid dreams | may slip away when it gets hard`),
  pluto: lines(`
    make a strong impression without trying | may guard yourself too well
    have a strong will about money | may hold on, or start from nothing, more than once
    think deeply and ask the hard question | may have to know everything
    come from a family with strong undercurrents, and can change them | may fight for control at home
    love and create with all you have | may make play a matter of life and death
    work with great stamina | may not be able to stop
    have intense relationships that change you | may fight over who decides
    are strong in a crisis and start over well | may hold on to secrets
    question what you were taught | may want to convert people
    have influence at work | may meet power struggles there
    change the groups you join | may fall out with a friend for good
    have hidden strength | may fear what is only a feeling`),
  chiron: lines(`
    know what it is to feel wrong just as you are, and put others at ease about it | may apologize for taking up room
    know what it is to feel not worth enough, and see worth in others | may charge too little
    know what it is not to be heard, and listen well | may swallow the sentence
    carry a sore spot about home and family, often about belonging there, and make others feel at home | may look for a family's yes that isn't coming
    know what it is to be laughed at for something you made, and encourage others | may stop before you start
    know what it is never to be good enough at work, and help others get better | may work through pain
    carry a sore spot about love, and understand couples well | may expect to be left
    know loss, and can sit with others in it | may keep people out of the room where it hurts
    know what it is to lose faith, and teach with care | may feel stupid among the learned
    carry a sore spot about success, and help others to theirs | may shrink when you are praised
    know what it is to be left out, and notice who is | may leave the group first
    carry a sore spot that few people see, and feel with everyone | may suffer in silence`),
  northNode: lines(`
    grow by standing on your own feet | may wait for somebody to decide with you
    grow by earning and valuing what is yours | may live off another person's strength
    grow by asking, listening and staying near by | may preach and travel on
    grow by building a home and a private life | may hide in work
    grow by playing, making things and being seen | may vanish in the group
    grow by order, work and small steps | may drift
    grow by sharing your life with someone | may do it all alone
    grow by trusting and sharing | may cling to what you own
    grow by going further: travel, study, and a belief you found yourself | may get lost in errands, chat and opinions
    grow by stepping out and taking responsibility in the world | may stay at home where it's safe
    grow with friends and for a cause | may need the spotlight
    grow by rest, trust and time alone | may control every detail`),
};
