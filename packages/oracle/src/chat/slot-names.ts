/** Filled from the message. The first nine speak of the person in it. */
export const ENTITY_SLOTS: ReadonlySet<string> = new Set(
  `who they them their theirs s is has does was
  name pet sign sign_b planet point house aspect element card term number place date date_b month
  clock span age
  thing deed event a b pattern feels deadline language line died quote`.split(/\s+/u),
);

/** Filled by computation; empty when the fact does not hold. */
export const COMPUTED_SLOTS: ReadonlySet<string> = new Set(
  `in_three_days in_thirty_days tonight clock today_date weekday
  window window_reason window_2 date_verdict date_reason better_date better_reason worst_days
  window_detail date_sign
  venus_line venus_sign_line mercury_line moon_line work_line home_line friends_line rest_line
  money_line love_line body_line season_line today_line
  sun_sign moon_sign rising_sign mc_sign planet_sign planet_house planet_house_matter planet_retro
  term_line point_sign chart_ruler chart_ruler_sign chart_ruler_house stellium_sign stellium_planets
  dominant_element weak_element dominant_sign house_matter house_sign house_planets house_ruler
  natal_aspect natal_aspect_orb north_node_sign south_node_sign north_node_house chiron_sign
  chiron_house pattern_name pattern_planets venus_sign mars_sign mercury_sign saturn_sign
  jupiter_sign placement_line placement_page sign_page
  moon_phase moon_sign_now moon_matter_now moon_matter_by_sign moon_percent next_full_moon next_full_sign next_full_matter next_new_moon
  next_new_sign next_new_matter next_eclipse eclipse_kind eclipse_sign eclipse_matter retro_now
  planet_sign_now planet_life_now element_planets planet_motion ingress_date ingress_sign void_from void_until next_date
  next_date_line
  body aspect_plain point since exact until last_end next_start strongest_plain strongest_until hardest_plain
  second_plain second_until return_date return_dates return_number return_state
  life_path life_path_sum birthday_number personal_year personal_year_sum name_number birth_name
  first_name_note
  card card_line card_word card_1 card_1_line card_2 card_2_line card_3 card_3_line
  sign_a sign_b element_line distance_line best_cross hard_cross cross_step
  last_asked last_short quote_own people_told told_of first_asked
  weighing lean_option lean_other lean_reason card_reversed
  price trial_days free_questions premium_saved`.split(/\s+/u),
);

/** Filled for every message and every user: a passage may count on them. */
export const ALWAYS_FILLED: ReadonlySet<string> = new Set(
  `they them their theirs s is has does was in_three_days in_thirty_days tonight clock today_date weekday
  moon_phase moon_sign_now moon_percent next_full_moon next_full_sign next_new_moon next_new_sign
  next_eclipse eclipse_kind eclipse_sign card card_line card_word card_1 card_1_line card_2
  card_2_line card_3 card_3_line price trial_days free_questions premium_saved`.split(/\s+/u),
);
