import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type {
  dropRegistration,
  getRegistration,
  RegistrationOutput,
  saveRegistration,
} from '../../discovery/deposits/contract.ts';
import { knownAddresses, registries } from '../../discovery/deposits/domain/registration.ts';
import { ActionButton } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
import { useWord } from './use-console.ts';

type Setting = OutputOf<typeof getRegistration>;
type Done = (text: string) => Promise<void>;

/** Whose setting stands, where the site may have its portal's. */
export function RegistrationInUse({ setting, onDone }: { readonly setting: Setting; readonly onDone: Done }) {
  const say = useWord();
  const { own, ofPortal } = setting;
  if (!ofPortal) return null;
  async function drop() {
    const words = { confirm: say('deposits.drop'), cancel: say('form.cancel') };
    if (!(await confirmed(say('deposits.confirmDrop'), words))) return;
    const answer = await pageCall()<typeof dropRegistration>('POST /console/deposits/registration/drop', {});
    if (answer.ok) await onDone(say('deposits.dropped'));
  }
  if (own)
    return (
      <p>
        <ActionButton onClick={drop}>{say('deposits.drop')}</ActionButton>
      </p>
    );
  const { registry, prefix } = ofPortal;
  return (
    <p>
      {registry === 'none'
        ? say('deposits.ofPortalNone')
        : say('deposits.ofPortal', { registry: say(`deposits.registry.${registry}`), prefix })}
    </p>
  );
}

const nothing: RegistrationOutput = {
  registry: 'none',
  address: '',
  prefix: '',
  suffix: '',
  account: '',
  depositor: '',
  email: '',
  crossmarkPolicy: '',
  hasPassword: false,
};

const endpoints = ['production', 'test', 'own'] as const;
type Endpoint = (typeof endpoints)[number];

const endpointOf = ({ registry, address }: RegistrationOutput): Endpoint => {
  if (registry === 'none' || address === '') return 'test';
  const known = knownAddresses[registry];
  return address === known.production ? 'production' : address === known.test ? 'test' : 'own';
};

interface Props {
  readonly own: RegistrationOutput | null;
  readonly onDone: Done;
}

/** With which registry this site registers, and as whom. */
export function RegistrationForm({ own, onDone }: Props) {
  const say = useWord();
  const [wanted, setWanted] = useState(own ?? nothing);
  const [endpoint, setEndpoint] = useState<Endpoint>(endpointOf(own ?? nothing));
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { registry } = wanted;
  const set = (changed: Partial<RegistrationOutput>) => setWanted({ ...wanted, ...changed });
  const line = (name: 'prefix' | 'suffix' | 'account' | 'depositor' | 'email' | 'crossmarkPolicy', most: number) => ({
    name,
    maxLength: most,
    autoComplete: 'off',
    value: wanted[name],
    onChange: (value: string) => set({ [name]: value }),
  });

  async function save() {
    const { hasPassword: _, ...fields } = wanted;
    const address = registry === 'none' || endpoint === 'own' ? wanted.address : knownAddresses[registry][endpoint];
    const input = { ...fields, address, password: password || null };
    const answer = await pageCall()<typeof saveRegistration>('POST /console/deposits/registration/save', input, {
      quiet: true,
    });
    setProblem(answer.ok ? undefined : String(answer.failure.values?.message ?? ''));
    if (answer.ok) await onDone(say('deposits.saved'));
  }

  return (
    <FoldedForm
      isStrong
      part="doi-registration"
      title={say('deposits.own')}
      action={say('deposits.save')}
      isOpen={own === null}
      onSubmit={save}
    >
      <LabelledSelect
        label={say('deposits.registry')}
        name="registry"
        value={registry}
        onChange={(value) => set({ registry: value })}
        choices={registries.map((value) => ({ value, label: say(`deposits.registry.${value}`) }))}
        problem={problem}
      />
      {registry !== 'none' && (
        <>
          <LabelledSelect
            label={say('deposits.endpoint')}
            help={say('deposits.endpointHelp')}
            name="endpoint"
            value={endpoint}
            onChange={setEndpoint}
            choices={endpoints.map((value) => ({ value, label: say(`deposits.endpoint.${value}`) }))}
          />
          {endpoint === 'own' && (
            <LabelledLine
              label={say('deposits.address')}
              help={say('deposits.addressHelp')}
              type="url"
              name="address"
              autoComplete="off"
              maxLength={2_000}
              value={wanted.address}
              onChange={(address) => set({ address })}
            />
          )}
          <LabelledLine
            label={say('deposits.account')}
            help={say('deposits.accountHelp')}
            required
            {...line('account', 200)}
          />
          <LabelledLine
            label={say('deposits.password')}
            help={wanted.hasPassword ? say('deposits.passwordKept') : undefined}
            type="password"
            name="password"
            autoComplete="new-password"
            maxLength={200}
            value={password}
            onChange={setPassword}
          />
          <LabelledLine
            label={say('deposits.prefix')}
            help={say('deposits.prefixHelp')}
            required
            pattern="10\.[0-9]{4,9}"
            {...line('prefix', 20)}
          />
          <LabelledLine
            label={say('deposits.suffix')}
            help={say('deposits.suffixHelp', { id: '{id}', year: '{year}', volume: '{volume}', issue: '{issue}' })}
            {...line('suffix', 100)}
          />
        </>
      )}
      {registry === 'crossref' && (
        <>
          <LabelledLine
            label={say('deposits.depositor')}
            help={say('deposits.depositorHelp')}
            {...line('depositor', 130)}
          />
          <LabelledLine label={say('deposits.email')} type="email" required {...line('email', 200)} />
          <LabelledLine
            label={say('deposits.policy')}
            help={say('deposits.policyHelp')}
            {...line('crossmarkPolicy', 200)}
          />
        </>
      )}
    </FoldedForm>
  );
}
