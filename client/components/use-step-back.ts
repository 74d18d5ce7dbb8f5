import { useLocation, useNavigate } from "react-router-dom";

/** State of a step forward that `useStepBack` may take back. */
export const CAME_FROM_WITHIN = { cameFromWithin: true } as const;

/** Returns a function that goes one step back, or to a path if the visitor did not come from within the site. */
export function useStepBack(path: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => (state?.cameFromWithin === true ? navigate(-1) : navigate(path));
}
