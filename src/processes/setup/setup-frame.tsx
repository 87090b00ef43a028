import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentLanguage } from '../../platform/kernel/language.ts';
import { setupStyle } from './setup-style.ts';
import type { SetupLanguage } from './setup-words.ts';

interface Frame {
  readonly language: SetupLanguage;
  readonly title: string;
  /** By what the other language is chosen: a link, or a button of a form that has been begun. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** A whole document without a script. */
export function setupDocument({ language, title, other, children }: Frame): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={documentLanguage(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Imprint`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: setupStyle }} />
      </head>
      <body>
        <header>
          <span>Imprint</span>
          {other}
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>,
  )}`;
}

export const otherLanguage = (language: SetupLanguage): SetupLanguage => (language === 'zh' ? 'en' : 'zh');

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  readonly value?: string | undefined;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly after?: string;
  readonly isOptional?: boolean;
}

export function Field({ id, label, help, problem, value, after, isOptional, type = 'text', ...input }: FieldProps) {
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const control = (
    <input
      id={id}
      name={id}
      type={type}
      defaultValue={value}
      maxLength={300}
      required={!isOptional}
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy || undefined}
      {...input}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {after ? (
        <div className="suffix">
          {control}
          <span>{after}</span>
        </div>
      ) : (
        control
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
