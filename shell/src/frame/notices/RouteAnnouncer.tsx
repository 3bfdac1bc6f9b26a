import { useShell } from '@actual/shell-contract';
import { VisuallyHidden } from '@actual/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After moving to another page: says its title, puts the reading place at its start, closes the header's popups. */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const { notices } = useShell().stores;
  const [title, setTitle] = useState('');
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    notices.getState().open(null);
    setTitle(document.title);
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname, notices]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true" role="status">
      {title}
    </VisuallyHidden>
  );
};
