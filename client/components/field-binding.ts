/** What a field needs to know of the form it stands in. */
export interface FieldBinding<V> {
  /** Of the element that takes the focus, or that holds the choices which do. */
  readonly id: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur: () => void;
  /** A text for the visitor, or `true` where a required field is empty: then its label is highlighted. */
  readonly error: string | true | undefined;
}
