import { type Message, type MessageKey, messages } from '@palm/contract/messages';
import { expect, type Page } from '@playwright/test';

/** A toast with the catalogue's title and text. */
export const expectToast = (page: Page, key: MessageKey): Promise<void> =>
  expectToastOf(page, messages[key]);

/**
 * A toast with this title and text. It is then closed, so that the next one stands alone; on a slow machine it may
 * have gone by itself before that. A press while the page changes is lost, so it is pressed until it is gone.
 */
export async function expectToastOf(page: Page, { title, message }: Message): Promise<void> {
  const toast = page
    .getByRole('listitem')
    // One that was closed is still on its way out.
    .and(page.locator(':not([data-removed=true])'))
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(message, { exact: true }) });
  await expect(toast).toBeVisible();
  const close = toast.getByRole('button', { name: 'Close this message' });
  const isSeen = async (): Promise<boolean> => {
    await close.evaluateAll((buttons: HTMLElement[]) =>
      buttons.forEach((button) => button.click()),
    );
    return toast.isVisible();
  };
  await expect.poll(isSeen, { intervals: [20, 50, 100, 250] }).toBe(false);
}
