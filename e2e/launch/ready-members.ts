import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { inCheckout } from '../../scripts/checkout.mjs';
import { node24 } from '../../scripts/install.mjs';
import type { ServerPlace } from './server.ts';

/** Who has an account and a session already. Signing up by the screens or the calls takes longer than most journeys. */
interface ReadyMember {
  readonly email: string;
  /** What the cookie of the session holds. */
  readonly session: string;
}
type Kind = 'plain' | 'withBirth';

/** More than the journeys of one server. */
const COUNT = 150;
const SCRIPT = inCheckout('apps', 'server', 'test', 'journeys', 'add-members.ts');
const fileOf = (dataDir: string, kind: Kind): string => join(dataDir, `${kind}-members.json`);

/** Adds members to data that no server has open, for all servers that start from a copy of it. */
export async function addReadyMembers(
  dataDir: string,
  { password, birth }: { password: string; birth: object },
): Promise<void> {
  const options = { data: dataDir, count: String(COUNT), password, birth: JSON.stringify(birth) };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const script = spawn(node24(), [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(script.stdout), once(script, 'exit')]);
  const members: Record<Kind, readonly ReadyMember[]> = JSON.parse(printed);
  for (const kind of ['plain', 'withBirth'] as const)
    writeFileSync(fileOf(dataDir, kind), JSON.stringify(members[kind]));
}

/** Signs in on this page as a member whom no journey has had; null where there is none left. */
export async function enterAsReadyMember(
  page: Page,
  { url, dataDir }: ServerPlace,
  kind: Kind,
): Promise<string | null> {
  const file = fileOf(dataDir, kind);
  if (!existsSync(file)) return null;
  const [member, ...left]: ReadyMember[] = JSON.parse(readFileSync(file, 'utf8'));
  if (!member) return null;
  writeFileSync(file, JSON.stringify(left));
  const cookie = { name: 'palm_session', value: member.session, httpOnly: true } as const;
  await page.context().addCookies([{ ...cookie, url, sameSite: 'Strict' }]);
  return member.email;
}
