export {
  DAILY_TYPES,
  HOROSCOPE_TYPES,
  type DailyType,
  type HoroscopeType,
} from '@palm/oracle/vocabulary';
