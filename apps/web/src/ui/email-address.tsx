import { Fragment } from 'react';

/** An email address. A long one breaks before a dot, a hyphen or its @, and inside a word only where nothing else fits. */
export const EmailAddress = ({ children }: { children: string }) => (
  <span className="wrap-anywhere">
    {children.split(/(?=[.@_+-])/).map((piece, place) => (
      // The pieces never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </span>
);
