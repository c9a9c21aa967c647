import { useEffect, useEffectEvent, useState } from 'react';
import { useIsOffline } from './reachability.ts';

/** A browser says that it has a network a moment before it reaches anything. */
const SETTLED_MS = 1000;

/** Does once, when the network is back, what failed without one. Whether it is wanted is asked then. */
export function useWhenBackOnline(isWanted: boolean, act: () => void): void {
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  const actIfWanted = useEffectEvent(() => {
    setWasOffline(false);
    if (isWanted) act();
  });
  useEffect(() => {
    if (isOffline || !wasOffline) return undefined;
    const timer = setTimeout(actIfWanted, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isOffline, wasOffline]);
}
