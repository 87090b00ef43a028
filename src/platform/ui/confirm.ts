import buttons from './button.module.css';
import styles from './dialog.module.css';
import layout from './layout.module.css';

interface Words {
  readonly confirm: string;
  readonly cancel: string;
}

/** Asks before something is done. The browser's own dialog: Escape means no, and the focus goes back to where it was. */
export function confirmed(question: string, { confirm, cancel }: Words): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = styles.confirm ?? '';
  dialog.dataset.part = 'confirm';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'confirm-question');
  const words = document.createElement('p');
  words.id = 'confirm-question';
  words.textContent = question;
  const form = document.createElement('form');
  form.method = 'dialog';
  form.className = `${layout.row2} ${styles.choices}`;
  form.append(choice(cancel, 'no', buttons.button), choice(confirm, 'yes', buttons.strong));
  dialog.append(words, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

function choice(text: string, value: string, className: string | undefined): HTMLButtonElement {
  const button = document.createElement('button');
  button.value = value;
  button.textContent = text;
  button.className = className ?? '';
  return button;
}
