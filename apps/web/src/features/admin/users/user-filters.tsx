import { Hint } from '../../../ui/hint.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { emailChoices, sortChoices, subscriptionChoices, type UserView } from './user-view.ts';
import { copy } from '../copy.ts';

interface UserFiltersProps {
  view: UserView;
  onChange: (change: Partial<UserView>) => void;
}

export function UserFilters({ view, onChange }: UserFiltersProps) {
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <TextField
          label={copy.userFilters.searchUsers}
          type="search"
          name="search"
          autoComplete="off"
          placeholder={copy.userFilters.nameOrEmail}
          maxLength={200}
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <SelectField
        label={copy.userFilters.filterByPlan}
        choices={subscriptionChoices}
        value={view.subscription}
        onChange={(subscription) => onChange({ subscription })}
      />
      <SelectField
        label={copy.userFilters.filterByEmail}
        choices={emailChoices}
        value={view.emailStatus}
        onChange={(emailStatus) => onChange({ emailStatus })}
      >
        <span className="leading-none lg:hidden">
          <Hint about={copy.userFilters.emailStatus}>{copy.emailStatusHint}</Hint>
        </span>
      </SelectField>
      <div className="col-span-2 lg:col-span-1">
        <SelectField
          label={copy.userFilters.sortBy}
          choices={sortChoices}
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </search>
  );
}
