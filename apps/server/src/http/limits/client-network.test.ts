import { expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

it('takes every address of a /64 for one client', () => {
  const network = clientNetwork('2001:db8:1:2::1');
  expect(network).toBe('2001:db8:1:2::/64');
  expect(clientNetwork('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(network);
  expect(clientNetwork('2001:0DB8:0001:0002:0:0:0:9')).toBe(network);
  expect(clientNetwork('2001:db8:1:3::1')).not.toBe(network);
  expect(clientNetwork('2001:db8::1:2:3:4')).toBe('2001:db8:0:0::/64');
});

it('leaves addresses of IPv4 apart, also those that come as IPv6', () => {
  expect(clientNetwork('192.0.2.1')).toBe('192.0.2.1');
  expect(clientNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(clientNetwork('::1')).toBe('0:0:0:0::/64');
  expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

it('leaves what is no address as it is', () => {
  expect(clientNetwork('unknown')).toBe('unknown');
});
