/** Words that mean alike in what people ask here. "_" joins a phrase; a word may stand in several. */
const LINES = `
partner: boyfriend girlfriend husband wife partner spouse fiance fiancee lover bf gf man woman significant_other
spouse: husband wife spouse married marriage
ex: ex exes ex_boyfriend ex_girlfriend ex_husband ex_wife former old_flame used_to_date
crush: crush likes like_him like_her feelings_for into_him into_her attracted fancy
someone-new: new_girlfriend new_boyfriend new_wife new_husband someone_else somebody_else another_woman another_man replaced moved_on
mother: mother mum mom mommy stepmother
father: father dad daddy stepfather
parent: mother mum mom father dad parents parent folks
child: child children kid kids son daughter toddler baby boy girl newborn
teen: teen teenager teenage adolescent fourteen fifteen sixteen seventeen 13 14 15 16 17
sibling: brother sister siblings twin sibling
grandparent: grandmother grandfather grandparents
relative: aunt uncle cousin relatives family nephew niece
in-law: in_law in_laws mother_in_law father_in_law sister_in_law brother_in_law his_mother his_mum her_mother her_mum his_family
friend: friend friends best_friend pal buddy friendship
group: group_chat group everyone they_all squad clique gang
coworker: coworker coworkers team teammate office_mate at_work
boss: boss manager supervisor ceo director foreman principal management
roommate: roommate roommates landlord lodger
neighbor: neighbor neighbors next_door
doctor: doctor hospital nurse clinic surgeon specialist therapist
teacher: teacher professor tutor lecturer
pet: dog cat puppy kitten horse rabbit bunny hamster parrot pet animal guinea_pig fish lab
died: died dead death funeral passed_away late lost_my grave buried widow widower rest_in_peace gone_forever deceased cremated
vet: vet put_to_sleep euthanised euthanized
grieve: grief grieve grieving mourn mourning miss_him miss_her miss_them missing_him missing_her
afterlife: heaven peace watching_over see_me spirit ghost medium seance other_side afterlife angel reach contact
break-up: broke_up break_up breakup split dumped left_me ended_things single_again over_between ended_it broken_up
get-back: get_back back_together come_back reconcile return take_me_back win_back second_chance reunite
silence: answer reply replied replies respond text_back wrote_back silent silence quiet ghosted disappeared vanished ignoring ignores no_answer stopped_answering not_answering
write-to: text message write call reach_out contact email texting texted
block: block blocked unblock unfollow unfriend mute no_contact delete_number
distance: long_distance miles far_apart different_country visits airport time_zone apart timezone
cold: distant cold withdrawn less_affection cuddles affection roommates_now bored_of_me pulling_away
fight: fight fought argue argued argument arguing row quarrel yelled screamed shouting bickering
cheat: cheat cheated cheating affair unfaithful infidelity slept_with betrayed other_woman mistress
jealous: jealous jealousy insecure check_his_phone check_her_phone snooping possessive
envy: envy envious jealous_of everyone_else better_than_me
trust: trust lie lied lying liar honest secrets hiding suspicious
mixed: mixed_signals hot_and_cold confusing confused_by games breadcrumbs
label: what_are_we label exclusive official relationship_without situationship almost commitment commit
love: love loves loved in_love loving adore
love-me: love_me loves_me like_me likes_me into_me feelings_for_me feel_about_me think_of_me
meet: meet find_someone find_love single dating date dates apps tinder bumble hinge alone_forever
first-date: first_date tonight_date what_to_wear date_tomorrow
soulmate: soulmate twin_flame the_one meant_to_be destined soul_connection
marry: marry married marriage wedding propose proposal proposed engaged engagement ring bride groom
doubt-marry: cold_feet call_off right_person sure_about
divorce: divorce divorced separation separated custody alimony
older: older younger age_gap years_older years_younger
taken: taken married_man married_woman has_a_girlfriend has_a_boyfriend has_a_wife unavailable
sex: sex sexual libido intimacy intimate bed bedroom desire virgin sleep_together orgasm
poly: poly polyamory open_relationship threesome swinging ethical_non_monogamy
arranged: arranged arranged_marriage family_picked matchmaker biodata rishta
anniversary: anniversary forgot_birthday forgot_my
compatible: compatible match get_along good_together suit work_together
leave-them: leave_him leave_her leave_my end_it stay_or_go should_i_stay break_up_with walk_away
avoid-close: push_people push_away pull_away close_to_me closeness run_away sabotage
type: same_type same_kind always_fall attract always_attract pattern
job: job work career position employed employment workplace office profession company shift
fired: fired lost_my_job let_go redundant unemployed dismissed terminated sacked cut_my laid_off
quit: quit quitting resign resignation leave_my_job notice leaving_my_job hand_in walk_out
job-hunt: applications applied apply applying resume cv rejections looking_for_work find_a_job find_work hired recruiter new_job job_search vacancies
interview: interview interviews interviewer second_round
offer: offer offers offered
promotion: promotion promoted passed_over promote step_up senior
raise: raise pay_rise salary more_money better_pay pay_increase
bad-boss: micromanages unfair shouts bully bullies bullying picks_on humiliates
credit: takes_credit took_credit gossip gossips backstab stabbed backstabbing talks_behind
burned-out: burned_out exhausted_by_work sunday_dread dread_monday mondays overworked overtime hours
bored-work: bored boring pointless meaningless stuck dead_end
change-field: change_career switch_careers new_field retrain start_over change_jobs switch_to
business: business shop store startup company freelance self_employed clients customers bakery cafe brand
slow: slow no_customers no_clients quiet_business sales dropped
create: write writing novel book music song art paint painting draw creative poem poetry album film
block-create: stuck writers_block no_ideas muse inspiration uninspired blank_page
fame: famous fame followers viral audience youtube tiktok influencer audition actor singer
retire: retire retired retirement pension
mistake: mistake messed_up screwed_up error wrong_email
deadline: deadline presentation speech due pitch public_speaking
exam: exam exams test tests results grade grades pass fail
study: study studying degree university school course major thesis homework student class
focus: focus concentrate concentration procrastinate procrastinating distracted attention
money: money finances financial income rich wealth wealthy cash savings afford dollars euros pounds
bills: bills rent broke tight paycheck groceries mortgage cost_of_living
debt: debt loan loans credit_card owe owing overdraft borrowed
lend: lent lend borrowed owes_me pay_me_back
luck-game: lottery lucky_numbers jackpot bet betting casino gamble gambling lucky_number winning_numbers
invest: invest investing crypto bitcoin stocks shares trading market forex
court: court judge lawyer lawsuit trial hearing sentence custody legal sue
papers: visa green_card immigration papers permit asylum citizenship embassy
abroad: abroad another_country overseas foreign
night-work: night_shift nights_shift shifts odd_hours rota
meaning-work: matters make_a_difference volunteer charity helping_people
house: house home apartment flat condo property
buy: buy buying purchase mortgage sign_the_lease lease rent_or_buy
move: move moving relocate moved relocating pack leave_town new_city
homesick: homesick miss_home home_country far_from_home
new-place: new_city new_town new_country do_not_know_anyone moved_here just_moved
lonely: lonely alone loneliness isolated nobody no_one no_friends by_myself
make-friends: make_friends meet_people new_friends making_friends
left-out: left_out excluded not_invited without_me uninvited forgot_me
friend-lost: lost_my_best_friend best_friend_stopped friendship_over drifted_apart
secret-told: told_everyone told_people took_sides behind_my_back shared_my
anxious: anxious anxiety worry worried worrying nervous panic panicking afraid scared stress_out tense
think-too-much: overthinking overthink thoughts replaying replay my_head mind_racing spiral worrying_without_end
stress: stress stressed overwhelmed too_much busy juggling
sad: sad sadness down low depressed unhappy blue miserable flat empty numb unmotivated motivation
cry: cry crying tears cried weepy sobbing
angry: angry anger furious mad rage temper snapped lost_it irritated
guilt: guilt guilty ashamed shame regret sorry apologize apologise awful_thing
not-enough: not_good_enough impostor imposter worthless confidence stupid failure inferior fraud self_esteem
ahead: everyone_is_ahead behind_in_life everyone_my_age instagram social_media comparing compare nothing_to_show
looks: ugly looks weight fat mirror body appearance pictures face skin nose
sleep: sleep asleep insomnia awake sleepless wake 3am 4am nightmares
future: future scared_of_the_future what_will_happen tomorrow world
hold-back: holds_me_back holding_me_back fear what_stops_me
heal: heal healing inner_child wound wounds therapy
let-go: let_go letting_go move_on get_over forget release closure
say-no: say_no people_pleaser boundaries boundary pushover used doormat
childhood: childhood growing_up when_i_was_little as_a_child grew_up
forgive: forgive forgiveness forgiving forgiven
love-self: love_myself self_love be_kind_to_myself like_myself
trauma: trauma happened_to_me years_ago flashbacks abuse abused
health: health healthy strength energy wellbeing well_being
symptom: pain hurts headache dizzy symptom symptoms ache stomach lump fever rash cough nausea
diagnosis: diagnosed diagnosis cancer diabetes adhd autism bipolar test_results
surgery: surgery operation procedure scan transplant
ill: ill sick illness disease chronic disabled condition flare
quit-habit: smoking smoke drinking drink alcohol vape weed addicted habit scrolling cigarettes sober
fitness: gym run running diet exercise eat_better lose_weight workout
tired: tired exhausted fatigue sleepy no_energy drained
cycle: period menopause hormones hot_flashes cycle pms
baby: baby pregnant pregnancy conceive fertility expecting ultrasound due_date
miscarriage: miscarriage lost_the_baby stillborn lost_a_pregnancy
want-child: have_kids have_children have_a_baby want_kids want_children childfree
adopt: adopt adopted adoption birth_mother biological
parenting: bad_mother bad_father bad_mum bad_parent parenting good_mother good_mum
old-parent: care_home nursing_home dementia alzheimers caring_for_my
empty-nest: moved_out empty_nest left_home off_to_university
estranged: estranged cut_off no_contact_with_my not_speaking_to_my have_not_spoken
holiday: christmas thanksgiving holiday holidays gathering reunion easter eid diwali dinner_with
gay: gay bi bisexual lesbian trans queer coming_out come_out closet pride nonbinary
disapprove: approve disapprove accept do_not_accept against_it disappointed_in_me
purpose: purpose calling meant_to_do here_to_do mission life_mean meaning_of
talent: talent talents gift gifts good_at strength skills
past-life: past_life past_lives karma karmic reincarnation
intuition: intuition gut gut_feeling instinct sixth_sense
practice: practice ritual journaling yoga spiritual
meditate: meditate meditation breathing mindfulness
manifest: manifest manifesting law_of_attraction vision_board affirmations wish universe
repeat-number: 1111 11_11 222 333 444 555 777 angel_number angel_numbers repeating_numbers same_number
sign-seen: sign signs feather butterfly crow bird coincidence synchronicity deja_vu omen
dream: dream dreamed dreamt dreaming nightmare dreams
teeth: teeth tooth
curse: curse cursed evil_eye hex jinx bad_luck black_magic witch nazar
aura: aura chakra chakras crystals sage cleanse cleansing reiki
god: god pray prayer faith church sin religion bible allah jesus
psychic: psychic empath clairvoyant psychic_powers gifted
protect: protect protection shield drain draining absorb
moon-ritual: new_moon_ritual full_moon_ritual moon_water intentions
birthday: birthday turning born_on solar_return getting_older
year-ahead: next_year year_ahead this_year coming_year 2027 new_year
day: today day tomorrow tonight
week: week weekend this_week next_week
month: month this_month next_month
when: when how_long how_soon date what_time
which-day: which_day what_day best_day good_day good_time best_time right_time auspicious lucky_day
should: should ought do_i better_to worth
choose: or between choose choice decide decision either option options torn
tell: tell say confess admit break_it_to explain_to bring_up
ask-for: ask request ask_for
stop: stop quit_doing cannot_stop keep_doing
start: start begin starting get_into
deal: deal cope handle survive manage get_through
why-always: why_do_i always keep keeps again_and_again every_time
why-me: why_me happening_to_me everything_goes_wrong punished what_did_i_do
why-they: why_does why_is_he why_is_she why_did_he why_did_she
normal: normal weird strange wrong_with_me
too-late: too_late too_old late_in_life
think-of-me: what_does_he_think what_does_she_think what_do_they_think how_does_he_feel how_does_she_feel
what-if: what_if suppose
not-see: not_seeing missing overlooking blind_spot
about-me: who_am_i describe_me tell_me_about_me my_personality strengths weaknesses about_myself
challenge: challenge challenges obstacle struggle lesson
risk: risk leap chance gamble_on
travel: travel trip flight fly flying vacation plane journey road_trip
hair: haircut hair tattoo piercing dye bangs new_look
gift-thing: gift present what_to_get what_to_buy
good-news: got_the_job passed engaged_yesterday great_news good_news finally happened_i_won
advice: advice guidance message_for_me help_me insight
sun-sign: sun_sign my_sign star_sign zodiac_sign cusp ophiuchus
moon-sign: moon_sign my_moon
rising: rising_sign rising ascendant
planet: mercury venus mars jupiter saturn uranus neptune pluto planet planets
zodiac: aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces geminis scorpios leos
house-chart: house houses first_house second_house third_house fourth_house fifth_house sixth_house seventh_house eighth_house ninth_house tenth_house eleventh_house twelfth_house 1st_house 2nd_house 3rd_house 4th_house 5th_house 6th_house 7th_house 8th_house 9th_house 10th_house 11th_house 12th_house
aspect: square trine sextile opposition conjunct conjunction opposite aspect aspects quincunx
node: north_node south_node node nodes
chiron: chiron wounded_healer
midheaven: midheaven mc tenth_house_cusp
lilith: lilith juno vertex part_of_fortune ceres vesta pallas asteroid asteroids
shape: grand_trine t_square yod kite pattern_in_my_chart
stellium: stellium
ruler: ruler chart_ruler rules_my_chart ruling_planet
dominant: dominant modality most_of_my_chart
degree: degree degrees critical_degree anaretic
dignity: exalted detriment fall domicile dignity debilitated
birth-time: birth_time time_of_birth what_time_i_was_born born_at birth_certificate
house-system: placidus whole_sign house_system koch equal_houses
vedic: vedic sidereal nakshatra jyotish
chinese: chinese_zodiac year_of_the rat ox rabbit dragon rooster
chart: chart birth_chart natal_chart horoscope
transit: transit transits transiting affecting_me going_on_in_my_chart
return: return saturn_return jupiter_return solar_return lunar_return chiron_return nodal_return
retrograde: retrograde retrogrades backwards direct station shadow
full-moon: full_moon
new-moon: new_moon
moon: moon lunar moon_phase waxing waning
void: void_of_course void
eclipse: eclipse eclipses
enter: enter enters entering ingress moves_into goes_into
season: season aries_season leo_season scorpio_season
element: fire earth air water element elements
traits: like_as_a traits what_are personality typical
number: number numbers numerology life_path expression_number destiny_number birthday_number master_number
personal-year: personal_year
name-number: name_number number_of_my_name
card: card cards tarot pull draw deck spread celtic_cross hermit tower fool lovers empress
yes-no: yes_or_no just_yes
palm: palm palms hand hands heart_line head_line life_line fate_line palm_scan
life-line: life_line
real-person: real_person human ai machine who_are_you who_made_you chatbot are_you_real
private: private privacy who_reads data store stored see_my anyone_read confidential
how-works: how_do_you_know how_does_this_work where_does_it_come based_on calculate
science: science scientific proof prove evidence real work_really believe accurate
nonsense: nonsense random makes_no_sense useless made_up wrong missed
wrong: wrong not_true not_me inaccurate incorrect not_right
repeat: already same_thing again repeat repeating
vague: vague generic anyone specific
broken: slow crash crashes broken bug error upload loading does_not_work not_working failed
price: cost price how_much expensive free paid_plan plans subscription
cancel: cancel cancelled refund unsubscribe money_back stop_paying charged
trial: free_trial trial
limit: limit only_five questions_left more_questions run_out
delete: delete erase remove wipe
change-data: change_my edit update correct wrong_birth
mail: emails email notifications mail newsletter
language: speak_spanish spanish french german language english espanol hindi portuguese
what-can: what_can_you what_can_i_ask help what_do_you_do features
memory: remember last_time yesterday_you earlier memory
hello: hello hi hey good_morning good_evening good_afternoon
thanks: thanks thank_you thank grateful appreciate
bye: bye goodbye good_night see_you
joke: joke funny lol haha lmao
praise: amazing awesome love_you best_app brilliant helpful
insult: stupid idiot hate_you trash garbage
test: test testing asdf qwerty
flirt: single_are_you marry_me date_me hot sexy
feelings-you: do_you_feel do_you_have_feelings your_sign sentient conscious
human-astrologer: real_astrologer talk_to_a_human speak_to_someone professional phone_call
sport: election president vote match game win_the super_bowl world_cup team_win
homework: essay homework code python weather recipe capital translate
celebrity: celebrity taylor_swift beyonce kanye actor_chart famous_person trump musk
spell: spell love_spell cast witchcraft potion
instructions: ignore_your instructions prompt system_prompt pretend act_as jailbreak
die-when: when_will_i_die how_long_will_i_live die_young lifespan
`;

export const CONCEPTS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(': ');
      return [name, words.split(' ').map((word) => word.replaceAll('_', ' '))];
    }),
);
