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

it('takes addresses, lists, senders and headers as people write them', () => {
  const config = parseConfig({
    PUBLIC_URL: 'https://palm.example/',
    ADMIN_EMAILS: ' Ada@Example.com, ,eve@example.com,',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'oracle@example.com',
    TRUSTED_IP_HEADER: 'X-Forwarded-For',
  });
  expect(config.publicUrl).toBe('https://palm.example');
  expect(config.adminEmails).toEqual(['ada@example.com', 'eve@example.com']);
  expect(config.smtp?.from).toBe('oracle@example.com');
  expect(config.trustedIpHeader).toBe('x-forwarded-for');
});

it.each([
  [{ PORT: 'three' }, /PORT must be a whole number from 0 to 65535/],
  [{ PORT: '70000' }, /PORT must be a whole number from 0 to 65535/],
  [{ RATE_LIMIT_SCALE: '0' }, /RATE_LIMIT_SCALE must be a number above 0/],
  [{ PUBLIC_URL: 'palm.example' }, /PUBLIC_URL is not an address/],
  [{ PUBLIC_URL: 'ftp://palm.example' }, /PUBLIC_URL must begin with http:\/\/ or https:\/\//],
  [{ PUBLIC_URL: 'https://palm.example/app' }, /PUBLIC_URL must be a host without a path/],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must begin with postgres:\/\/ or postgresql:\/\//],
  [{ READING_DATE: 'yesterday' }, /READING_DATE is not a date like 2025-09-25/],
  [{ S3_BUCKET: 'palms' }, /S3_ENDPOINT is needed together with S3_BUCKET/],
  [{ GOOGLE_CLIENT_ID: 'id' }, /GOOGLE_CLIENT_SECRET is needed together with GOOGLE_CLIENT_ID/],
  [{ STRIPE_SECRET_KEY: 'sk' }, /STRIPE_WEBHOOK_SECRET is needed together with STRIPE_SECRET_KEY/],
  [{ NODE_ENV: 'production' }, /PUBLIC_URL is needed with NODE_ENV=production/],
  [{ DEMO: '1', NODE_ENV: 'production' }, /DEMO makes accounts with known passwords/],
  [{ DEMO: 'maybe' }, /DEMO must be 1 or 0/],
  [{ NODE_ENV: 'staging' }, /NODE_ENV must be one of development, production, test/],
  [{ ADMIN_EMAILS: 'ada@example.com, eve' }, /ADMIN_EMAILS must hold e-mail addresses/],
  [{ MAIL_FROM: 'Palm & Soul' }, /MAIL_FROM must be an address, or like/],
  [{ TRUSTED_IP_HEADER: 'x forwarded for' }, /TRUSTED_IP_HEADER is not the name of a header/],
])('refuses %j with a sentence that names the setting', (environment, sentence) => {
  expect(() => parseConfig(environment)).toThrow(sentence);
});
