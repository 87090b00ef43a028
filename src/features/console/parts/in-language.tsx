import type { ComponentProps } from 'react';
import {
  type NavigateOptions,
  Form as PlainForm,
  Link as PlainLink,
  useLocation,
  useNavigate as usePlainNavigate,
} from 'react-router';

/** What the address asks for. The router's own hook can change it too, which nobody here does, and would be sent to every reader. */
export const useParameters = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** The ways around in the console. A language that stands in the address stays there. */
function useLanguageKept(): (address: string) => string {
  const parameters = useParameters();
  const language = parameters.get('lang');
  return (address) => {
    if (!language) return address;
    const [path = '', query = ''] = address.split('?');
    const kept = new URLSearchParams(query);
    if (!kept.has('lang')) kept.set('lang', language);
    return `${path}?${kept}`;
  };
}

export function Link({ to, ...rest }: ComponentProps<typeof PlainLink> & { readonly to: string }) {
  return <PlainLink to={useLanguageKept()(to)} {...rest} />;
}

/** A form that asks: what it sends becomes the address. */
export function Form({ children, ...rest }: ComponentProps<typeof PlainForm>) {
  const parameters = useParameters();
  const language = parameters.get('lang');
  return (
    <PlainForm {...rest}>
      {language && <input type="hidden" name="lang" value={language} />}
      {children}
    </PlainForm>
  );
}

export function useNavigate(): (address: string, options?: NavigateOptions) => void {
  const navigate = usePlainNavigate();
  const kept = useLanguageKept();
  return (address, options) => void navigate(kept(address), options);
}
