import { useQuery } from "@tanstack/react-query";
import { showToast } from "../../lib/toast-store.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { replaceCard, useForgetPlan } from "./api.ts";
import { PaymentForm } from "./payment-form.tsx";

type CardDialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

export function CardDialog({ open, onOpenChange }: CardDialogProps) {
  return (
    <Dialog
      title="Update card"
      description="The new card pays from now on, and settles a renewal that is open."
      open={open}
      onOpenChange={onOpenChange}
    >
      <NewCard onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function NewCard({ onDone }: { readonly onDone: () => void }) {
  const forgetPlan = useForgetPlan();
  const { data, error, refetch } = useQuery({
    queryKey: ["/api/billing/payment-method"],
    queryFn: replaceCard,
    gcTime: 0,
    staleTime: 0,
  });
  if (!data && error)
    return <ErrorState title="The card form could not be prepared" error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Waiting label="Preparing the card form">
        <Skeleton className="h-40 rounded-2xl" />
      </Waiting>
    );
  }
  return (
    <PaymentForm
      clientSecret={data.clientSecret}
      label="Save card"
      returnPath="/settings"
      onPaid={() => {
        showToast({ title: "Card saved", description: "It pays from now on." });
        void forgetPlan();
        onDone();
      }}
      onFailed={(message) =>
        showToast({ title: "Card not saved", description: message, tone: "destructive" })
      }
    />
  );
}
