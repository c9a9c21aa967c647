import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';

it('needs no setting at all', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: null,
    smtp: null,
    s3: null,
    google: null,
    demo: false,
  });
});

it('takes an empty setting for one that was not given', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toEqual(parseConfig({}));
});

it.each([
  [{ PORT: 'three' }, /PORT is not a number/],
  [{ PORT: '70000' }, /PORT/],
  [{ PUBLIC_URL: 'palm.example' }, /PUBLIC_URL is not an address/],
  [{ PUBLIC_URL: 'ftp://palm.example' }, /PUBLIC_URL must begin with http:\/\/ or https:\/\//],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must begin with postgres:\/\/ or postgresql:\/\//],
  [{ READING_DATE: 'yesterday' }, /READING_DATE is not a date like 2025-09-25/],
  [{ S3_BUCKET: 'palms' }, /S3_ENDPOINT is needed together with S3_BUCKET/],
  [{ GOOGLE_CLIENT_ID: 'id' }, /GOOGLE_CLIENT_SECRET is needed together with GOOGLE_CLIENT_ID/],
  [{ STRIPE_SECRET_KEY: 'sk' }, /STRIPE_WEBHOOK_SECRET is needed together with STRIPE_SECRET_KEY/],
  [{ DEMO: '1', NODE_ENV: 'production' }, /DEMO makes accounts with known passwords/],
  [{ NODE_ENV: 'staging' }, /NODE_ENV/],
])('refuses %j with a sentence that names the setting', (environment, sentence) => {
  expect(() => parseConfig(environment)).toThrow(sentence);
});
