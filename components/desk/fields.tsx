'use client';

/** The site's controls for pages that are rendered on the server: a field tells its control by context, in the browser. */
export { Checkbox } from '../ui/checkbox';
export { Field } from '../ui/field';
export { TextInput } from '../ui/text-input';
export { Textarea } from '../ui/textarea';
