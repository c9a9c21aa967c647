import { expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';

it('needs no model', () => {
  expect(parseConfig({}).model).toBeNull();
});

it('takes a provider, a name, prices and a budget', () => {
  const { model } = parseConfig({
    ORACLE_MODEL: 'anthropic:claude-sonnet-5',
    ORACLE_API_KEY: 'sk-secret',
    ORACLE_INPUT_PRICE: '3',
    ORACLE_OUTPUT_PRICE: '0.15',
    ORACLE_DAILY_BUDGET: '12.5',
  });
  expect(model).toEqual({
    provider: 'anthropic',
    modelName: 'claude-sonnet-5',
    apiKey: 'sk-secret',
    baseUrl: null,
    prices: { input: 3, output: 0.15 },
    dailyBudgetMicros: 12_500_000,
    writing: {
      reasoning: null,
      firstWordMs: 11_000,
      limitMs: 25_000,
      maxOutputTokens: 3000,
      hasSecondCheck: false,
      writesMail: false,
    },
  });
});

it('takes the time and the thought a model may spend', () => {
  const { model } = parseConfig({
    ORACLE_MODEL: 'openai:gpt',
    ORACLE_API_KEY: 'sk-secret',
    ORACLE_REASONING: 'low',
    ORACLE_FIRST_WORD_SECONDS: '20',
    ORACLE_TIME_LIMIT_SECONDS: '28',
    ORACLE_MAX_TOKENS: '6000',
    ORACLE_SECOND_CHECK: 'on',
    ORACLE_WRITES_MAIL: 'on',
  });
  expect(model?.writing).toEqual({
    reasoning: 'low',
    firstWordMs: 20_000,
    limitMs: 28_000,
    maxOutputTokens: 6000,
    hasSecondCheck: true,
    writesMail: true,
  });
});

it('takes a server of one’s own without a key, and a name with a colon', () => {
  const { model } = parseConfig({
    ORACLE_MODEL: 'ollama:llama3.1:8b',
    ORACLE_BASE_URL: 'http://localhost:11434/v1',
  });
  expect(model).toMatchObject({
    provider: 'ollama',
    modelName: 'llama3.1:8b',
    apiKey: null,
    baseUrl: 'http://localhost:11434/v1',
    dailyBudgetMicros: null,
  });
});

const openai = { ORACLE_MODEL: 'openai:gpt', ORACLE_API_KEY: 'sk-secret' };

it.each([
  [{ ORACLE_MODEL: 'gpt' }, /ORACLE_MODEL is not a provider and a name like openai:/],
  [{ ORACLE_MODEL: 'openai:' }, /ORACLE_MODEL is not a provider and a name/],
  [{ ORACLE_MODEL: 'openai:gpt' }, /ORACLE_API_KEY is needed for ORACLE_MODEL=openai:gpt/],
  [{ ORACLE_MODEL: 'google:gemini' }, /ORACLE_API_KEY is needed/],
  [
    { ORACLE_MODEL: 'antropic:claude' },
    /ORACLE_BASE_URL is needed for ORACLE_MODEL=antropic:claude/,
  ],
  [{ ORACLE_API_KEY: 'sk-secret' }, /ORACLE_MODEL is needed together with ORACLE_API_KEY/],
  [{ ORACLE_BASE_URL: 'http://localhost/v1' }, /ORACLE_MODEL is needed together with ORACLE_BASE/],
  [{ ...openai, ORACLE_BASE_URL: 'localhost:11434' }, /ORACLE_BASE_URL must begin with http/],
  [{ ...openai, ORACLE_INPUT_PRICE: 'cheap' }, /ORACLE_INPUT_PRICE is not an amount of dollars/],
  [{ ...openai, ORACLE_OUTPUT_PRICE: '-1' }, /ORACLE_OUTPUT_PRICE is less than nothing/],
  [{ ...openai, ORACLE_DAILY_BUDGET: 'ten' }, /ORACLE_DAILY_BUDGET is not an amount of dollars/],
  [{ ...openai, ORACLE_REASONING: 'deep' }, /ORACLE_REASONING must be one of none, minimal/],
  [{ ...openai, ORACLE_TIME_LIMIT_SECONDS: '60' }, /ORACLE_TIME_LIMIT_SECONDS must be at most 28/],
  [{ ...openai, ORACLE_FIRST_WORD_SECONDS: '0' }, /ORACLE_FIRST_WORD_SECONDS must be at least 1/],
  [{ ...openai, ORACLE_MAX_TOKENS: '9' }, /ORACLE_MAX_TOKENS must be at least 300/],
  [{ ...openai, ORACLE_DAILY_BUDGET: '10' }, /ORACLE_DAILY_BUDGET is never reached without/],
])('refuses %j with a sentence that names the setting, and never the key', (environment, words) => {
  expect(() => parseConfig(environment)).toThrow(words);
  expect(() => parseConfig(environment)).not.toThrow(/sk-secret/);
});
