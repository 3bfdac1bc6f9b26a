import type { ComponentProps } from 'react';
import { useNavigate } from './hooks';

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & { action?: string; method?: 'get' };

/** A form whose fields become the query of an address: without script by the browser, with it without a reload. */
export function Form({ action, onSubmit, ...rest }: FormProps) {
  const navigate = useNavigate();
  return (
    <form
      {...rest}
      action={action}
      method="get"
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget, submitter))
          if (typeof value === 'string') query.append(name, value);
        void navigate({ pathname: action, search: query.toString() });
      }}
    />
  );
}
