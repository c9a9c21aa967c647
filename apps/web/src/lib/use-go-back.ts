import { useLocation, useNavigate } from 'react-router';
import { paths } from './paths.ts';

export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has the key "default": behind it lies another site, or nothing.
  return () => void (key === 'default' ? navigate(paths.landing) : navigate(-1));
}
