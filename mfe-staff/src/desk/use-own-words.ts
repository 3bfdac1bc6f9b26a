import { useEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Why a form is not sent, as the desk says it. */
function wordsOf({ validity, title, ...control }: Pick<Control, 'validity' | 'title'> & { minLength?: number }) {
  if (validity.valueMissing) return 'Completa este campo.';
  if (validity.typeMismatch) return 'Ingrese un email válido';
  if (validity.tooShort) return `Escribe al menos ${control.minLength ?? 1} letras.`;
  return title || 'Revisa lo que escribiste.';
}

/** Forms of the desk are refused in its own language, whatever the browser's is. */
export function useOwnWords(): void {
  useEffect(() => {
    const said = new WeakSet<EventTarget>();
    const refuse = ({ target }: Event) => {
      const control = target as Control;
      if (control.validity.customError) return;
      const { validity, title } = control;
      const minLength = 'minLength' in control ? control.minLength : 1;
      control.setCustomValidity(wordsOf({ validity, title, minLength }));
      said.add(control);
    };
    const forget = ({ target }: Event) => {
      if (target && said.delete(target)) (target as Control).setCustomValidity('');
    };
    document.addEventListener('invalid', refuse, true);
    document.addEventListener('input', forget, true);
    return () => {
      document.removeEventListener('invalid', refuse, true);
      document.removeEventListener('input', forget, true);
    };
  }, []);
}
