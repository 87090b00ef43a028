/** The name of the host that a request was sent to, without its port. */
export const hostNameOf = ({ host }: { readonly host: string }): string => host.toLowerCase().replace(/:\d+$/, '');
